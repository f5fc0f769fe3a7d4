import { initializeApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, debugErrorMap, initializeAuth } from 'firebase/auth';

export type FirebaseOptions = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  /** URL of a local emulator; empty for the real service. */
  readonly emulatorUrl?: string;
};

/**
 * Firebase Authentication without `getAuth`, whose pop-up part loads apis.google.com on phones and may delay the first
 * answer. `FirebaseAuthProvider` passes that part in only to open a pop-up.
 */
export function connectFirebase({ emulatorUrl = '', ...options }: FirebaseOptions): Auth {
  // This error map contains the sentences that people see.
  const auth = initializeAuth(initializeApp(options), {
    persistence: browserLocalPersistence,
    errorMap: debugErrorMap,
  });
  // Before each request, Firebase reads from IndexedDB what it reports of its use, without a time limit. Signing in needs
  // neither: the account is in localStorage.
  Object.assign(auth, { heartbeatServiceProvider: { getImmediate: () => null } });
  if (emulatorUrl !== '') connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}
