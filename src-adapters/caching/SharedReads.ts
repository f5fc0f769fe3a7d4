import type { CancelSignal, ReadOptions } from '#domain/shared/reading.ts';
import { fail } from '#domain/shared/Result.ts';
import type { Answer, Ask, Reads } from './Reads.ts';

type InFlight = {
  /** A fresh read's call, until anything else could have run, such as the end of a write. */
  isFresh: boolean;
  readonly isAhead: boolean;
  readonly answer: Answer<unknown>;
  readonly cancel: AbortController;
  readers: number;
};

/**
 * Readers of the same key share one call, which is cancelled when its last reader leaves. A fresh read never joins an
 * earlier call, whose answer may be older than what the reader knows. Fresh reads that begin together share one call.
 * A reader who joins a read ahead asks again if it fails.
 */
export class SharedReads implements Reads {
  readonly #inner: Reads;
  readonly #inFlight = new Map<string, InFlight>();

  constructor(inner: Reads) {
    this.#inner = inner;
  }

  read<T>(key: string, ask: Ask<T>, options: ReadOptions = {}): Answer<T> {
    if (options.signal?.aborted === true) return Promise.resolve(fail({ code: 'api/cancelled' }));
    const running = this.#inFlight.get(key);
    const isFresh = options.fresh === true;
    const flight = running && (!isFresh || running.isFresh) ? running : this.#start(key, ask, options);
    // The key determines the request, and so the type of the answer.
    const answer = this.#join(key, flight, options.signal) as Answer<T>;
    if (!flight.isAhead || options.ahead === true) return answer;
    return answer.then((ahead) => (ahead.ok ? ahead : this.read(key, ask, options)));
  }

  /** A reader who asks after a write must not get an answer that was requested before it. */
  forget(...prefixes: readonly string[]): void {
    for (const key of this.#inFlight.keys()) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) this.#inFlight.delete(key);
    }
    this.#inner.forget(...prefixes);
  }

  #start<T>(key: string, ask: Ask<T>, { fresh: isFresh = false, ahead: isAhead = false }: ReadOptions): InFlight {
    const cancel = new AbortController();
    const answer = this.#inner.read(key, ask, { signal: cancel.signal, ahead: isAhead });
    const flight: InFlight = { isFresh, isAhead, answer, cancel, readers: 0 };
    queueMicrotask(() => (flight.isFresh = false));
    this.#inFlight.set(key, flight);
    const end = (): void => this.#end(key, flight);
    answer.then(end, end);
    return flight;
  }

  #join(key: string, flight: InFlight, signal: CancelSignal | undefined): Answer<unknown> {
    flight.readers += 1;
    if (signal === undefined) return flight.answer;
    return new Promise((resolve, reject) => {
      // Remove it at once: the next reader must not join a call that is being cancelled.
      const leave = (): void => {
        signal.removeEventListener('abort', leave);
        flight.readers -= 1;
        if (flight.readers === 0) this.#cancel(key, flight);
        resolve(fail({ code: 'api/cancelled' }));
      };
      signal.addEventListener('abort', leave);
      void flight.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  #cancel(key: string, flight: InFlight): void {
    this.#end(key, flight);
    flight.cancel.abort();
  }

  #end(key: string, flight: InFlight): void {
    if (this.#inFlight.get(key) === flight) this.#inFlight.delete(key);
  }
}
