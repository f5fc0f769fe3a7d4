// Holds any backend to the marketplace's contract.
// Usage: npm run conformance -- --api URL [--admin EMAIL] [--token TOKEN] [--strict]
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { ConformanceReporter } from './ConformanceReporter.mjs';

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    admin: { type: 'string', default: '' },
    token: { type: 'string', default: '' },
    strict: { type: 'boolean', default: false },
  },
});
if (values.api === undefined || !URL.canParse(values.api)) {
  console.error('Usage: npm run conformance -- --api URL [--admin EMAIL] [--token TOKEN] [--strict]');
  console.error('--admin: an admin of the backend, whose token is asked of GET /jwt. --token: an admin’s token.');
  console.error('--strict: also what the shop’s own fakes refuse beyond the contract.');
  process.exit(2);
}

const vitest = await startVitest('test', [], {
  config: false,
  watch: false,
  include: ['tests/conformance/backend/*.conformance.ts'],
  testTimeout: 60_000,
  reporters: [new ConformanceReporter(values.api)],
  env: {
    CONFORMANCE_API: values.api,
    CONFORMANCE_ADMIN: values.admin,
    CONFORMANCE_TOKEN: values.token,
    CONFORMANCE_STRICT: values.strict ? '1' : '',
  },
});
await vitest.close();
