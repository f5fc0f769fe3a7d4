import { defineConfig } from 'vitest/config';

/** The domain's tests alone: what mutants of the domain are held against. */
export default defineConfig({
  test: {
    name: 'domain',
    environment: 'node',
    include: ['tests/domain/**/*.test.ts'],
    // On a busy machine the changed code takes its time; Stryker itself ends what never ends.
    testTimeout: 60_000,
  },
});
