import { defineConfig } from 'vitest/config';
import { firebaseForBrowsers } from './tests/firebaseForBrowsers.ts';

type NodeOptions = {
  readonly files?: string;
  readonly isolate?: false;
  readonly testTimeout?: number;
};

const node = (name: string, { files = `tests/${name}/**/!(*.isolated).test.ts`, ...options }: NodeOptions = {}) => ({
  resolve: { alias: { '@firebase/auth': firebaseForBrowsers() } },
  test: {
    name,
    environment: 'node' as const,
    include: [files],
    server: { deps: { inline: [/firebase/, /@stripe/] } },
    // libSQL ends its whole process when a thread ends during one of its calls.
    pool: 'forks' as const,
    ...options,
  },
});

/** In processes, because tests of calendar days set the time zone, which all threads of a process share. */
const ui = (
  name: string,
  files: string,
  options: { readonly isolate?: false; readonly testTimeout?: number } = {},
) => ({
  test: {
    name,
    environment: 'happy-dom' as const,
    include: [files],
    testTimeout: 15_000,
    // Megabytes. Documents and React's elements live for one test: fewer collections are a tenth of the work.
    execArgv: ['--max-semi-space-size=64'],
    ...options,
    setupFiles: [
      'tests/loadAllTexts.ts',
      'tests/ui/patience.ts',
      'tests/ui/withoutOwnerStacks.ts',
      'tests/ui/setUp.ts',
    ],
  },
});

export default defineConfig({
  test: {
    // Projects load the same modules: each version of one is transformed once. A file's content is part of its key.
    experimental: { fsModuleCache: true },
    // The model plants bugs. Where nobody waits for an answer, the page's reporter hears of one as an unhandled rejection.
    onUnhandledError: ({ name }) => name !== 'PlannedDefect',
    projects: [
      // What keeps no state in a module and touches no global needs no module graph of its own for each file.
      node('domain', { isolate: false }),
      node('contracts', { isolate: false }),
      node('adapters', { isolate: false }),
      // Each of these files needs a browser's storage and Firebase's one app for itself.
      node('adapters-isolated', { files: 'tests/{adapters,contracts}/**/*.isolated.test.ts' }),
      // Needs Groonga: npm run test:engine.
      node('groonga', { testTimeout: 300_000 }),
      // These read every file of the project.
      node('architecture', { isolate: false, testTimeout: 30_000 }),
      ui('ui', 'tests/ui/!(faults|model)/**/!(*.isolated).test.{ts,tsx}', { isolate: false }),
      // Half of the time, so that both halves run side by side.
      ui('ui-faults', 'tests/ui/{faults,model}/**/*.test.{ts,tsx}', { isolate: false }),
      // Each of these files needs modules without state: they test how code is loaded, what is reported only once, and
      // what a page is still waiting for. Their first tests wait until the whole shop is transformed.
      ui('ui-isolated', 'tests/ui/**/*.isolated.test.{ts,tsx}', { testTimeout: 30_000 }),
    ],
  },
});
