import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Node resolves Firebase's server build, which has neither pop-ups nor storage. The shop runs the browser build. */
export function firebaseForBrowsers(): string {
  const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/auth'));
  return join(firebase.resolve('@firebase/auth'), '../../esm/index.js');
}
