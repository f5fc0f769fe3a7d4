import { area } from './areas.mjs';

const name = process.env.MUTATION_AREA ?? 'domain';
const reports = `reports/mutation/${name}`;

export default {
  mutate: area.mutate,
  // The sandbox holds all that a test may import: Stryker says nothing of a test file that does not load.
  ignorePatterns: ['**', '!package.json', '!tsconfig.json', '!src*/**', '!fakes/**', '!tests/**'],
  // Vitest checks no types.
  disableTypeChecks: false,
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  incremental: true,
  incrementalFile: `node_modules/.cache/stryker/${name}.json`,
  tempDirName: `${reports}/sandbox`,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: `${reports}/index.html` },
  jsonReporter: { fileName: `${reports}/mutants.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: area.atLeast, break: area.atLeast },
};
