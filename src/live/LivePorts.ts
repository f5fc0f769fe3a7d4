import type { AxiosTransport } from '#adapters/axios/AxiosTransport.ts';
import type { LazyFirebaseAuthProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import type { HttpClient } from '#adapters/marketplace-rest/HttpClient.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { Configuration } from '../configuration.ts';

/** What the real adapters share. */
export type LivePorts = {
  readonly configuration: Configuration;
  readonly transport: AxiosTransport;
  readonly http: HttpClient;
  readonly authorised: AuthorisedCalls;
  readonly auth: LazyFirebaseAuthProvider;
};
