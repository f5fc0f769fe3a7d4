// Runs the live shop against a backend on this machine, in one command and without setup.
// Usage: npm run start:live [-- --loose] [--products 10000]
import { spawn } from 'node:child_process';
import { readWords } from '#src/build/oneLine.mjs';
import { endWithProblem, extensionsIn, needPorts, numberIn, sizes } from './backendWords.mjs';
import { imageKey, runBackend } from './runBackend.mjs';

const backendPort = 4180;
const shopPort = 1235;
const { SHOP_STRIPE_PUBLISHABLE_KEY = '', STRIPE_SECRET_KEY = '' } = process.env;
const withStripe = SHOP_STRIPE_PUBLISHABLE_KEY !== '' && STRIPE_SECRET_KEY !== '';

const usage = 'Usage: npm run start:live [-- --loose] [--products 10000]';
const { loose, products: size } = readWords(usage, {
  options: { loose: { type: 'boolean', default: false }, products: { type: 'string', default: '240' } },
}).values;
const products = numberIn('--products', size, sizes, usage);
const { SHOP_EXTENSIONS = 'sales,paid,reports,search' } = process.env;

await needPorts(backendPort, shopPort);
const begun = Date.now();
const backend = await runBackend({
  port: backendPort,
  folder: '.local-backend',
  products,
  stripeSecretKey: withStripe ? STRIPE_SECRET_KEY : '',
  loose,
  extensions: extensionsIn(SHOP_EXTENSIONS),
}).catch(endWithProblem);
console.log(
  `Backend: ${backend.url} (after ${Date.now() - begun} ms), kept in .local-backend; delete that to begin anew.`,
);
if (loose) console.log('The backend asks nobody for proof: anybody acts for anybody.');
console.log(withStripe ? 'Payments: Stripe.' : 'Payments: a stand-in on this machine; nothing is charged.');

const shop = spawn(
  process.execPath,
  [
    'node_modules/parcel/lib/bin.js',
    'serve',
    'fakes/live/index.html',
    '--port',
    String(shopPort),
    '--dist-dir',
    '.parcel-dev/live',
    '--no-autoinstall',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SHOP_API_URL: backend.url,
      SHOP_EXTENSIONS,
      SHOP_FIREBASE_API_KEY: 'local-api-key',
      SHOP_FIREBASE_AUTH_DOMAIN: 'localhost',
      SHOP_FIREBASE_PROJECT_ID: 'demo-shop',
      SHOP_FIREBASE_EMULATOR_URL: backend.url,
      SHOP_IMAGE_HOST_URL: `${backend.url}/1/upload`,
      SHOP_IMAGE_HOST_KEY: imageKey,
      SHOP_REPORT_URL: `${backend.url}/reports`,
      SHOP_STRIPE_PUBLISHABLE_KEY: withStripe ? SHOP_STRIPE_PUBLISHABLE_KEY : 'pk_test_local',
    },
  },
);

/** The first reason to stop decides about the exit code. */
let isStopping = false;
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  shop.kill();
  await backend.close();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(0));
shop.once('exit', (code) => stop(code ?? 1));
