import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { CancelSignal, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';

export type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Asks the marketplace itself. */
export type Ask<T> = (options: { readonly signal?: CancelSignal | undefined }) => Answer<T>;

/** Something done to every read on its way; each class that is one does one thing. */
export interface Reads {
  /** `key` names what is asked: whoever asks for the same key wants the same answer. */
  read<T>(key: string, ask: Ask<T>, options?: ReadOptions): Answer<T>;
  /** A write has changed what lies under keys that begin with one of these. */
  forget(...prefixes: readonly string[]): void;
}
