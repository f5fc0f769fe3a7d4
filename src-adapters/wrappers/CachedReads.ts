import type { Clock } from '#domain/shared/Clock.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { Answer, Ask, Reads } from './Reads.ts';

/** How long an answer is kept: five minutes. */
const cacheLifetime = 5 * 60 * 1000;

type Kept = { readonly answer: Result<unknown, never>; readonly since: number };

/** Keeps answers for five minutes, unless a write makes them untrue; failures are never kept. */
export class CachedReads implements Reads {
  readonly #inner: Reads;
  readonly #clock: Clock;
  readonly #kept = new Map<string, Kept>();
  /** Grows with every write, so that an answer asked for before one is not kept after it. */
  #writes = 0;

  constructor(inner: Reads, clock: Clock) {
    this.#inner = inner;
    this.#clock = clock;
  }

  async read<T>(key: string, ask: Ask<T>, options: ReadOptions = {}): Answer<T> {
    const kept = options.fresh === true ? undefined : this.#kept.get(key);
    // The key decides what is asked, and so what type answers.
    if (kept !== undefined && this.#isYoung(kept)) return kept.answer as Result<T, never>;
    const writes = this.#writes;
    const answer = await this.#inner.read(key, ask, options);
    if (answer.ok && writes === this.#writes) this.#keep(key, answer);
    return answer;
  }

  forget(...prefixes: readonly string[]): void {
    this.#writes += 1;
    for (const key of this.#kept.keys()) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) this.#kept.delete(key);
    }
    this.#inner.forget(...prefixes);
  }

  #keep(key: string, answer: Result<unknown, never>): void {
    for (const [other, kept] of this.#kept) if (!this.#isYoung(kept)) this.#kept.delete(other);
    this.#kept.set(key, { answer, since: this.#clock.now() });
  }

  /** A clock that was set back says nothing about an answer's age. */
  #isYoung({ since }: Kept): boolean {
    const age = this.#clock.now() - since;
    return age >= 0 && age < cacheLifetime;
  }
}
