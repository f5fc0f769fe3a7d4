import { type FirebaseOptions, connectFirebase } from './connectFirebase.ts';
import type { FirebaseLimits } from './firebaseLimits.ts';
import { FirebaseAuthProvider } from './FirebaseAuthProvider.ts';

/** The only way in, so that all of Firebase is one chunk. */
export function openFirebase(options: FirebaseOptions, limits: FirebaseLimits): FirebaseAuthProvider {
  return new FirebaseAuthProvider(connectFirebase(options), limits);
}
