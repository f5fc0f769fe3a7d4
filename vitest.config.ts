import { defineConfig } from 'vitest/config';
import { firebaseForBrowsers } from './tests/firebaseForBrowsers.ts';

const node = (name: string, options: { readonly isolate?: boolean; readonly testTimeout?: number } = {}) => ({
  resolve: { alias: { '@firebase/auth': firebaseForBrowsers() } },
  test: {
    name,
    environment: 'node' as const,
    include: [`tests/${name}/**/*.test.ts`],
    server: { deps: { inline: [/firebase/, /@stripe/] } },
    pool: 'threads' as const,
    ...options,
  },
});

export default defineConfig({
  test: {
    projects: [
      // What keeps no state in a module and touches no global needs no module graph of its own for each file.
      node('domain', { isolate: false }),
      node('contracts'),
      node('adapters'),
      // These read every file of the project.
      node('architecture', { isolate: false, testTimeout: 30_000 }),
      // Processes, because tests of calendar days set the time zone, which all threads of a process share.
      { test: { name: 'ui', environment: 'happy-dom' as const, include: ['tests/ui/**/*.test.{ts,tsx}'] } },
    ],
  },
});
