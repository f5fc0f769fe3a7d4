// Runs the local backend. Node 20 cannot run TypeScript, so Vite loads it, which comes with the test runner.
import { readWords } from '#src/build/oneLine.mjs';
import { endWithProblem, extensionsIn, needPorts, numberIn, ports, sizes } from './backendWords.mjs';

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
 * LIBSQL_AUTH_TOKEN. With GROONGA_URL, that Groonga server answers searches. Fails with a `StartProblem` where the
 * person who starts it can help.
 */
export async function runBackend({ port, folder, products = 240, stripeSecretKey = '', loose = false, extensions }) {
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN, GROONGA_URL } = process.env;
  // Vitest's code loads after the words are checked, because it takes longer than they do.
  const { createViteServer } = await import('vitest/node');
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

const usage =
  'Usage: node fakes/server/runBackend.mjs [--port 4180] [--memory] [--products 240] [--loose] [--extensions sales,paid | --specified]';

if (process.argv[1]?.endsWith('runBackend.mjs')) {
  const { values } = readWords(usage, {
    options: {
      port: { type: 'string', default: '4180' },
      memory: { type: 'boolean', default: false },
      products: { type: 'string', default: '240' },
      loose: { type: 'boolean', default: false },
      extensions: { type: 'string' },
      specified: { type: 'boolean', default: false },
    },
  });
  const port = numberIn('--port', values.port, ports, usage);
  const products = numberIn('--products', values.products, sizes, usage);
  await needPorts(port);
  const { url } = await runBackend({
    port,
    folder: values.memory ? null : '.local-backend',
    products,
    loose: values.loose,
    extensions: values.specified ? [] : values.extensions && extensionsIn(values.extensions),
  }).catch(endWithProblem);
  console.log(`The local backend answers at ${url}`);
}
