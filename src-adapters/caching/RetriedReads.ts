import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import { fail } from '#domain/shared/Result.ts';
import type { Wait } from '#domain/shared/Wait.ts';
import type { Answer, Ask, Reads } from './Reads.ts';

export type RetryOptions = {
  readonly wait: Wait;
  /** From 0 up to 1. */
  readonly random: () => number;
};

const retries = 2;
/** Milliseconds before the first retry; each later retry waits twice as long. */
const pause = 400;

const passing = new Set<ApiFailure['code']>(['api/offline', 'api/unreachable', 'api/timeout', 'api/unavailable']);

/** Failures that may pass in a moment, unless the marketplace wants a longer pause. */
function isPassing(failure: ApiFailure): boolean {
  return passing.has(failure.code) && !('retryAfter' in failure && failure.retryAfter !== 1);
}

/** Retries reads that failed for a temporary reason, after a pause. */
export class RetriedReads implements Reads {
  readonly #wait: Wait;
  readonly #random: () => number;

  constructor({ wait, random }: RetryOptions) {
    this.#wait = wait;
    this.#random = random;
  }

  async read<T>(_key: string, ask: Ask<T>, options: ReadOptions = {}): Answer<T> {
    const { signal } = options;
    let answer = await ask({ signal });
    if (options.ahead === true) return answer;
    for (let retry = 0; retry < retries && !answer.ok && isPassing(answer.failure); retry += 1) {
      // Half of the pause is random, so that many pages do not retry at the same moment.
      await this.#wait(pause * 2 ** retry * (0.5 + this.#random() / 2), signal);
      if (signal?.aborted === true) return fail({ code: 'api/cancelled' });
      answer = await ask({ signal });
    }
    return answer;
  }

  /** This step caches nothing. */
  forget(): void {}
}
