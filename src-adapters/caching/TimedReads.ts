import type { ReadOptions } from '#domain/shared/reading.ts';
import { fail } from '#domain/shared/Result.ts';
import type { Answer, Ask, Reads } from './Reads.ts';

/** Runs something after a second unless stopped before. */
export type AfterASecond = (run: () => void) => () => void;

export type TimedReadsOptions = {
  readonly afterASecond: AfterASecond;
  /** True while the person is asked to log in again, which may take any time. */
  readonly isHeld: () => boolean;
};

/** Seconds that a read may take, including its retries and a renewed session. */
const budget = 20;
/** Seconds that a read ahead may take. Whoever wants its answer meanwhile waits for it. */
const aheadBudget = 5;

/** Gives every read a time limit. */
export class TimedReads implements Reads {
  readonly #inner: Reads;
  readonly #afterASecond: AfterASecond;
  readonly #isHeld: () => boolean;

  constructor(inner: Reads, { afterASecond, isHeld }: TimedReadsOptions) {
    this.#inner = inner;
    this.#afterASecond = afterASecond;
    this.#isHeld = isHeld;
  }

  async read<T>(key: string, ask: Ask<T>, { signal, ...options }: ReadOptions = {}): Answer<T> {
    const end = new AbortController();
    const cancel = (): void => end.abort();
    if (signal?.aborted === true) cancel();
    signal?.addEventListener('abort', cancel);
    let stop = (): void => {};
    const late: Answer<T> = new Promise((resolve) => {
      const count = (left: number): void => {
        if (left === 0) resolve(fail({ code: 'api/timeout' }));
        else stop = this.#afterASecond(() => count(this.#isHeld() ? left : left - 1));
      };
      count(options.ahead === true ? aheadBudget : budget);
    });
    try {
      return await Promise.race([this.#inner.read(key, ask, { ...options, signal: end.signal }), late]);
    } finally {
      stop();
      signal?.removeEventListener('abort', cancel);
      // Late answers are dropped.
      end.abort();
    }
  }

  forget(...prefixes: readonly string[]): void {
    this.#inner.forget(...prefixes);
  }
}
