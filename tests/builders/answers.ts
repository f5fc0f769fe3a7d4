import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Listing, listing } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';

/** Answers asynchronously, as ports do. */
export function answers<T>(value: T): () => Promise<Result<T, never>> {
  return () => Promise.resolve(ok(value));
}

export function done(): Promise<Result<void, never>> {
  return Promise.resolve(ok());
}

export function lists<T>(...items: readonly T[]): () => Promise<Result<Listing<T>, never>> {
  return answers(listing(items));
}

export function refuses<F>(failure: F): () => Promise<Result<never, F>> {
  return () => Promise.resolve(fail(failure));
}

export const offline = { code: 'api/offline' } as const satisfies ApiFailure;
export const unreachable = { code: 'api/unreachable' } as const satisfies ApiFailure;

/** One of each failure of a marketplace call. */
export const apiFailures = [
  offline,
  unreachable,
  { code: 'api/timeout' },
  { code: 'api/cancelled' },
  { code: 'api/session-expired' },
  { code: 'api/forbidden' },
  { code: 'api/unregistered' },
  { code: 'api/not-found' },
  { code: 'api/refused', message: 'Sorry, not today' },
  { code: 'api/malformed' },
  { code: 'api/unavailable' },
] as const satisfies readonly ApiFailure[];
