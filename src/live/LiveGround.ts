import type { LoadedProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import type { Transport } from '#adapters/http/Transport.ts';
import type { Wait } from '#domain/shared/Wait.ts';

/**
 * The foundation of the real adapters. Tests of the composition pass their own network, sign-in provider and storage.
 */
export type LiveGround = {
  readonly transport: Transport;
  readonly auth: LoadedProvider;
  /** This device's storage, if not the window's. */
  readonly texts?: Storage;
  readonly wait: Wait;
};
