import type { CancelSignal, ReadOptions } from '#domain/shared/reading.ts';
import { fail } from '#domain/shared/Result.ts';
import type { Answer, Ask, Reads } from './Reads.ts';

type InFlight = {
  readonly answer: Answer<unknown>;
  readonly cancel: AbortController;
  readers: number;
};

/** Who asks for what is being asked already gets the same answer; the call ends when nobody waits any more. */
export class SharedReads implements Reads {
  readonly #inner: Reads;
  readonly #inFlight = new Map<string, InFlight>();

  constructor(inner: Reads) {
    this.#inner = inner;
  }

  read<T>(key: string, ask: Ask<T>, options: ReadOptions = {}): Answer<T> {
    if (options.signal?.aborted === true) return Promise.resolve(fail({ code: 'api/cancelled' }));
    const flight = this.#inFlight.get(key) ?? this.#start(key, ask);
    // The key decides what is asked, and so what type answers.
    return this.#join(key, flight, options.signal) as Answer<T>;
  }

  /** An answer that was asked for before the write is no answer to who asks after it. */
  forget(...prefixes: readonly string[]): void {
    for (const key of this.#inFlight.keys()) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) this.#inFlight.delete(key);
    }
    this.#inner.forget(...prefixes);
  }

  #start<T>(key: string, ask: Ask<T>): InFlight {
    const cancel = new AbortController();
    const answer = this.#inner.read(key, ask, { signal: cancel.signal });
    const flight: InFlight = { answer, cancel, readers: 0 };
    this.#inFlight.set(key, flight);
    const end = (): void => this.#end(key, flight);
    answer.then(end, end);
    return flight;
  }

  #join(key: string, flight: InFlight, signal: CancelSignal | undefined): Answer<unknown> {
    flight.readers += 1;
    if (signal === undefined) return flight.answer;
    return new Promise((resolve, reject) => {
      // At once, not a moment later: the next to ask must not join a call that is being cancelled.
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
