import type { Worker } from 'node:worker_threads';
import type { CancelSignal } from '#domain/shared/reading.ts';
import type { CountRequest, Counted } from './FacetCounting.ts';

export type ToThread =
  | { readonly id: number; readonly request: CountRequest }
  | { readonly id: number; readonly request: null };
/** Null once nobody waits; lost if this thread cannot tell, so that somebody else has to count. */
export type Outcome = Counted | null | 'lost';
/** The first message says that the thread is ready. */
export type FromThread = 'ready' | { readonly id: number; readonly counted: Outcome };

/** One thread that counts, from its start to its end. */
export class CountingWorker {
  readonly #thread: Worker;
  readonly #waiting = new Map<number, (counted: Outcome) => void>();
  #isReady = false;
  #lastId = 0;

  /** `onEnd` is called once, however the thread ends. */
  constructor(thread: Worker, onEnd: () => void) {
    this.#thread = thread;
    thread.unref();
    thread.on('message', (message: FromThread) => this.#hear(message));
    thread.on('error', (error) => console.error(error));
    thread.on('exit', () => {
      this.#isReady = false;
      for (const end of this.#waiting.values()) end('lost');
      onEnd();
    });
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

  /** Resolves once the thread has left its database. */
  async stop(): Promise<void> {
    await this.#thread.terminate();
  }

  #send(message: ToThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
    this.#thread.postMessage(message);
  }

  #hear(message: FromThread): void {
    if (message === 'ready') this.#isReady = true;
    else this.#waiting.get(message.id)?.(message.counted);
  }
}
