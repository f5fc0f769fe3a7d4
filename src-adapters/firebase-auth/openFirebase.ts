import { type FirebaseOptions, connectFirebase } from './connectFirebase.ts';
import { FirebaseAuthProvider } from './FirebaseAuthProvider.ts';

/** The only way in, so that all of Firebase is one chunk. */
export function openFirebase(options: FirebaseOptions): FirebaseAuthProvider {
  return new FirebaseAuthProvider(connectFirebase(options));
}
