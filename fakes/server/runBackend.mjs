// Runs the local backend. Node 20 cannot run TypeScript, so Vite loads it, which comes with the test runner.
import { createViteServer } from 'vitest/node';

export const imageKey = 'test-image-key';

/** Says how far the filling of a new database is, about ten times. */
function tellProgress() {
  const begun = Date.now();
  let told = 0;
  return (done, of) => {
    if (of < 100_000 || (done < of && done - told < of / 10)) return;
    told = done;
    console.log(`${done} of ${of} products stored after ${Math.round((Date.now() - begun) / 1000)} s`);
  };
}

/**
 * Starts the backend. `close` stops it. The database is a file in the folder, or the libSQL server of LIBSQL_URL and
 * LIBSQL_AUTH_TOKEN. With GROONGA_URL, that Groonga server answers searches.
 */
export async function runBackend({ port, folder, products = 240, stripeSecretKey = '', loose = false, extensions }) {
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN, GROONGA_URL } = process.env;
  const vite = await createViteServer({
    root: process.cwd(),
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { startShopBackend } = await vite.ssrLoadModule('/fakes/server/startShopBackend.ts');
  const backend = await startShopBackend({
    port,
    folder,
    databaseUrl: folder === null ? undefined : LIBSQL_URL,
    databaseToken: LIBSQL_AUTH_TOKEN,
    groongaUrl: folder === null ? undefined : GROONGA_URL,
    progress: tellProgress(),
    imageKey,
    products,
    stripeSecretKey,
    loose,
    extensions,
  });
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
