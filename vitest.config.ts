import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Node is given Firebase's build for servers, which knows neither pop-ups nor storage; the shop runs the browser's. */
function firebaseForBrowsers(): string {
  const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/auth'));
  return join(firebase.resolve('@firebase/auth'), '../../esm/index.js');
}

const node = (name: string) => ({
  resolve: { alias: { '@firebase/auth': firebaseForBrowsers() } },
  test: {
    name,
    environment: 'node' as const,
    include: [`tests/${name}/**/*.test.ts`],
    server: { deps: { inline: [/firebase/, /@stripe/] } },
  },
});

export default defineConfig({
  test: {
    projects: [
      node('domain'),
      node('contracts'),
      node('adapters'),
      node('architecture'),
      { test: { name: 'ui', environment: 'happy-dom' as const, include: ['tests/ui/**/*.test.{ts,tsx}'] } },
    ],
  },
});
