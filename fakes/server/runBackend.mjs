// Runs the local backend. Node 20 runs no TypeScript, so Vite, which the tests bring along, loads it.
import { createViteServer } from 'vitest/node';

export const imageKey = 'test-image-key';

/** Starts it and answers it; `close` ends it. */
export async function runBackend({ port, folder, products = 240, stripeSecretKey = '' }) {
  const vite = await createViteServer({
    root: process.cwd(),
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { startShopBackend } = await vite.ssrLoadModule('/fakes/server/startShopBackend.ts');
  const backend = await startShopBackend({ port, folder, imageKey, products, stripeSecretKey });
  return {
    url: backend.url,
    close: async () => {
      await backend.stop();
      await vite.close();
    },
  };
}

/** `node fakes/server/runBackend.mjs [--port 4180] [--memory] [--products 240]` */
if (process.argv[1]?.endsWith('runBackend.mjs')) {
  const given = (name) => process.argv[process.argv.indexOf(`--${name}`) + 1];
  const has = (name) => process.argv.includes(`--${name}`);
  const { url } = await runBackend({
    port: has('port') ? Number(given('port')) : 4180,
    folder: has('memory') ? null : '.local-backend',
    products: has('products') ? Number(given('products')) : 240,
  });
  console.log(`The local backend answers at ${url}`);
}
