// The local backend with this many products, in a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';

export const backendPort = Number(process.env['SHOP_BACKEND_PORT'] ?? 4180);

/** `work` answers its processor time so far, in milliseconds. */
export async function startBackend(folder, products) {
  const child = fork(new URL('./scaleBackend.mjs', import.meta.url), [folder, backendPort, products], {
    execArgv: ['--max-old-space-size=8000', '--import', './src/build/typescript.mjs'],
  });
  await once(child, 'message');
  return {
    work: async () => {
      child.send('work');
      return (await once(child, 'message'))[0];
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
