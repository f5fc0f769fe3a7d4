// Runs the local backend. Node 20 cannot run TypeScript, so Vite loads it, which comes with the test runner.
import { createViteServer } from 'vitest/node';

export const imageKey = 'test-image-key';

/** Starts the backend. `close` stops it. */
export async function runBackend({ port, folder, products = 240, stripeSecretKey = '', loose = false, extensions }) {
  const vite = await createViteServer({
    root: process.cwd(),
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { startShopBackend } = await vite.ssrLoadModule('/fakes/server/startShopBackend.ts');
  const backend = await startShopBackend({ port, folder, imageKey, products, stripeSecretKey, loose, extensions });
  return {
    url: backend.url,
    close: async () => {
      await backend.stop();
      await vite.close();
    },
  };
}

/** `node fakes/server/runBackend.mjs [--port 4180] [--memory] [--products 240] [--loose] [--extensions sales,paid | --specified]` */
if (process.argv[1]?.endsWith('runBackend.mjs')) {
  const given = (name) => process.argv[process.argv.indexOf(`--${name}`) + 1];
  const has = (name) => process.argv.includes(`--${name}`);
  const { url } = await runBackend({
    port: has('port') ? Number(given('port')) : 4180,
    folder: has('memory') ? null : '.local-backend',
    products: has('products') ? Number(given('products')) : 240,
    loose: has('loose'),
    extensions: has('specified') ? [] : has('extensions') ? given('extensions').split(',') : undefined,
  });
  console.log(`The local backend answers at ${url}`);
}
