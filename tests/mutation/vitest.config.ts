import { defineConfig } from 'vitest/config';

/** The domain's tests alone: what mutants of the domain are held against. */
export default defineConfig({
  test: { name: 'domain', environment: 'node', include: ['tests/domain/**/*.test.ts'] },
});
