import type { ChildProcess } from 'node:child_process';
import type { CancelSignal } from '#domain/shared/reading.ts';
import type { DatabasePlace } from '../Database.ts';
import type { CountRequest, Counted } from './FacetCounting.ts';

/** The first message says where the database is. A null request ends the one with the same id. */
export type ToChild = DatabasePlace | { readonly id: number; readonly request: CountRequest | null };
/** Null once nobody waits; lost if this process cannot tell, so that somebody else has to count. */
export type Outcome = Counted | null | 'lost';
/** The first message says that the process is ready. */
export type FromChild = 'ready' | { readonly id: number; readonly counted: Outcome };

/** One process that counts, from its start to its end. */
export class CountingChild {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #waiting = new Map<number, (counted: Outcome) => void>();
  #isReady = false;
  #lastId = 0;

  /** `onEnd` is called once, however the process ends. */
  constructor(child: ChildProcess, place: DatabasePlace, onEnd: () => void) {
    this.#child = child;
    child.unref();
    child.channel?.unref();
    child.on('message', (message: FromChild) => this.#hear(message));
    this.#ended = new Promise((resolve) => {
      const end = (): void => {
        this.#isReady = false;
        for (const lose of this.#waiting.values()) lose('lost');
        resolve();
      };
      child.once('exit', end);
      // A process that could not start never exits.
      child.on('error', (error) => {
        console.error(error);
        if (child.pid === undefined) end();
      });
    });
    void this.#ended.then(onEnd);
    this.#send(place);
  }

  async count(request: CountRequest, signal?: CancelSignal): Promise<Outcome> {
    if (!this.#isReady) return 'lost';
    if (signal?.aborted === true) return null;
    const id = (this.#lastId += 1);
    const cancel = (): void => {
      this.#send({ id, request: null });
      this.#waiting.get(id)?.(null);
    };
    signal?.addEventListener('abort', cancel);
    try {
      return await new Promise((resolve) => {
        this.#waiting.set(id, resolve);
        this.#send({ id, request });
      });
    } finally {
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Resolves once the process has left its database. It only reads, so it may end at any time. */
  async stop(): Promise<void> {
    this.#child.ref();
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** A process that has ended, or is about to, answers nothing: its end says so. */
  #send(message: ToChild): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #hear(message: FromChild): void {
    if (message === 'ready') this.#isReady = true;
    else this.#waiting.get(message.id)?.(message.counted);
  }
}
