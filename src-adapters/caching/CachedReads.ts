import type { Clock } from '#domain/shared/Clock.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { Answer, Ask, Reads } from './Reads.ts';

/** Answers are cached for five minutes. */
const cacheLifetime = 5 * 60 * 1000;

/** `since`: when it was asked for. */
type CacheEntry = { readonly answer: Result<unknown, never>; readonly since: number };

/** Caches answers for five minutes or until a write makes them stale. Never caches failures. */
export class CachedReads implements Reads {
  readonly #inner: Reads;
  readonly #clock: Clock;
  readonly #entries = new Map<string, CacheEntry>();
  /** Counts writes, so that an answer requested before a write is not cached after it. */
  #writes = 0;

  constructor(inner: Reads, clock: Clock) {
    this.#inner = inner;
    this.#clock = clock;
  }

  async read<T>(key: string, ask: Ask<T>, options: ReadOptions = {}): Answer<T> {
    const entry = this.#entries.get(key);
    // The key determines the request, and so the type of the answer.
    if (entry && options.fresh !== true && this.#isYoung(entry)) return entry.answer as Result<T, never>;
    const writes = this.#writes;
    const since = this.#clock.now();
    const answer = await this.#inner.read(key, ask, options);
    if (!answer.ok || writes !== this.#writes) return answer;
    for (const [other, kept] of this.#entries) if (!this.#isYoung(kept)) this.#entries.delete(other);
    // An earlier read may be answered later.
    if ((this.#entries.get(key)?.since ?? 0) <= since) this.#entries.set(key, { answer, since });
    return answer;
  }

  forget(...prefixes: readonly string[]): void {
    this.#writes += 1;
    for (const key of this.#entries.keys()) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) this.#entries.delete(key);
    }
    this.#inner.forget(...prefixes);
  }

  /** If the clock went backwards, treat the entry as expired. */
  #isYoung({ since }: CacheEntry): boolean {
    const age = this.#clock.now() - since;
    return age >= 0 && age < cacheLifetime;
  }
}
