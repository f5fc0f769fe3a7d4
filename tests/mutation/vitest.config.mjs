import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { firebaseForBrowsers } from '../firebaseForBrowsers.ts';
import { area } from './areas.mjs';

/** Tests that wait for servers, time-outs or pages. */
const slow = /contracts|faults|hung/;

/** Runs the slow files last: Stryker tries a change of a constant against all tests, and stops at the first failure. */
class QuickFirst extends BaseSequencer {
  async sort(files) {
    return files.toSorted((one, other) => slow.test(one.moduleId) - slow.test(other.moduleId));
  }
}

/** Runs only the tests of one area. */
export default defineConfig({
  resolve: { alias: { '@firebase/auth': firebaseForBrowsers() } },
  test: {
    name: 'mutation',
    environment: area.environment,
    include: [...area.tests],
    sequence: { sequencer: QuickFirst },
    server: { deps: { inline: [/firebase/, /@stripe/] } },
    // On a busy machine the changed code is slow; Stryker itself ends endless loops.
    testTimeout: 60_000,
    // Stryker runs the tests anew for each change; loading their modules again each time takes most of the time.
    isolate: !(area.sharesModules ?? true),
    setupFiles: area.environment === 'happy-dom' ? ['tests/loadAllTexts.ts', 'tests/ui/setUp.ts'] : [],
  },
});
