// Checks any backend against the marketplace's contract.
// Usage: npm run conformance -- --api URL [--admin EMAIL] [--token TOKEN] [--strict] [--plays-payments] [--extensions sales,paid,reports,search]
import { extensionsIn } from '#fakes/server/backendWords.mjs';
import { endWith, readWords } from '#src/build/oneLine.mjs';
import { ConformanceReporter } from './ConformanceReporter.mjs';

const usage =
  'Usage: npm run conformance -- --api URL [--admin EMAIL] [--token TOKEN] [--strict] [--plays-payments] [--extensions NAMES]';
const { values } = readWords(usage, {
  options: {
    api: { type: 'string', default: '' },
    admin: { type: 'string', default: '' },
    'admin-password': { type: 'string', default: '' },
    token: { type: 'string', default: '' },
    'firebase-key': { type: 'string', default: '' },
    'firebase-emulator': { type: 'string', default: '' },
    strict: { type: 'boolean', default: false },
    'plays-payments': { type: 'boolean', default: false },
    extensions: { type: 'string', default: '' },
  },
});
if (values.api === '') {
  console.error(usage);
  console.error('--admin: an admin of the backend, whose token is asked of GET /jwt. --token: an admin’s token.');
  console.error(
    '--firebase-key KEY [--firebase-emulator URL] [--admin-password PASSWORD]: of the Firebase project that the',
  );
  console.error('backend asks for proof; the run signs its people up there, and deletes them afterwards.');
  console.error('--strict: also what the shop’s own fakes refuse beyond the contract.');
  console.error(
    '--plays-payments: the backend plays the payment provider, as the local one does, so that a case can pay.',
  );
  console.error('--extensions: what the backend has beyond the specification, such as sales,paid,reports,search.');
  process.exit(2);
}
if (!/^https?:\/\//.test(values.api) || !URL.canParse(values.api))
  endWith(`--api names '${values.api}', which is not an http(s) URL. ${usage}`);

// Loaded late: its code takes longer than to print the usage.
const { startVitest } = await import('vitest/node');
const vitest = await startVitest('test', [], {
  config: false,
  watch: false,
  include: ['tests/conformance/backend/*.conformance.ts'],
  testTimeout: 60_000,
  // A module that has not changed is not transformed again.
  experimental: { fsModuleCache: true },
  reporters: [new ConformanceReporter(values.api, { extensions: extensionsIn(values.extensions) })],
  env: {
    CONFORMANCE_API: values.api,
    CONFORMANCE_ADMIN: values.admin,
    CONFORMANCE_TOKEN: values.token,
    CONFORMANCE_ADMIN_PASSWORD: values['admin-password'],
    CONFORMANCE_FIREBASE_KEY: values['firebase-key'],
    CONFORMANCE_FIREBASE_EMULATOR: values['firebase-emulator'],
    CONFORMANCE_EXTENSIONS: values.extensions,
    CONFORMANCE_STRICT: values.strict ? '1' : '',
    CONFORMANCE_PLAYS_PAYMENTS: values['plays-payments'] ? '1' : '',
  },
});
await vitest.close();
