import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { CancelSignal, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';

export type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Asks the marketplace itself. */
export type Ask<T> = (options: { readonly signal?: CancelSignal | undefined }) => Answer<T>;

/** A step that every read passes through. Each implementation has one job. */
export interface Reads {
  /** `key` names the request: equal keys want the same answer. */
  read<T>(key: string, ask: Ask<T>, options?: ReadOptions): Answer<T>;
  /** Called when a write has changed everything under keys with one of these prefixes. */
  forget(...prefixes: readonly string[]): void;
}
