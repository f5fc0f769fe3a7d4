/**
 * The areas that Stryker changes, each with the tests that should notice. `environment`: where Vitest runs them.
 * `sharesModules: false`: each test file loads its modules anew.
 */
export const areas = {
  domain: {
    mutate: ['src-domain/**/*.ts'],
    tests: ['tests/domain/**/*.test.ts'],
    environment: 'node',
    atLeast: 90,
  },
  rest: {
    mutate: ['src-adapters/{http,marketplace-rest}/**/*.ts', '!**/*.d.ts'],
    tests: ['tests/adapters/{http,marketplace-rest}/*.test.ts', 'tests/contracts/restMarketplace.test.ts'],
    environment: 'node',
    atLeast: 85,
  },
  caching: {
    mutate: ['src-adapters/caching/**/*.ts'],
    tests: ['tests/adapters/caching/*.test.ts'],
    environment: 'node',
    atLeast: 85,
  },
  services: {
    mutate: ['src-adapters/{imgbb,stripe}/**/*.{ts,tsx}'],
    tests: ['tests/adapters/{imgbb,stripe}/*.test.ts', 'tests/contracts/{imgbbImageHost,stripePayments}.test.ts'],
    environment: 'node',
    atLeast: 85,
  },
  // Apart, because its tests start an emulator and load Firebase anew for each tab.
  firebase: {
    sharesModules: false,
    mutate: ['src-adapters/firebase-auth/**/*.ts'],
    tests: ['tests/adapters/firebase-auth/*.test.ts', 'tests/contracts/firebaseAuthProvider.isolated.test.ts'],
    environment: 'node',
    atLeast: 85,
  },
  browser: {
    // Only a browser has a canvas and a worker, so `tests/journeys/photo.spec.ts` checks the drawing.
    mutate: ['src-adapters/browser/**/*.ts', '!src-adapters/browser/photo/{pictureWorker,redraw*,upright}.ts'],
    tests: ['tests/adapters/browser/**/*.test.ts', 'tests/contracts/{beaconErrorReporter,browserDevice}.test.ts'],
    environment: 'node',
    atLeast: 85,
  },
  state: {
    mutate: ['src-ui/state/**/*.ts'],
    tests: ['tests/ui/{state,saved,drafts}/*.test.ts'],
    environment: 'happy-dom',
    atLeast: 85,
  },
};

/** The area of this run; `run.mjs` says which. */
export const area = areas[process.env.MUTATION_AREA ?? 'domain'];
