import { Worker } from 'node:worker_threads';
import type { CancelSignal } from '#domain/shared/reading.ts';
import type { DatabasePlace } from '../Database.ts';
import type { CountRequest, Counted, FacetCounting } from './FacetCounting.ts';

export type ToThread =
  | { readonly id: number; readonly request: CountRequest }
  | { readonly id: number; readonly request: null };
/** The first message says that the thread is ready. */
export type FromThread = 'ready' | { readonly id: number; readonly counted: Counted | null };

type Waiting = { readonly end: (counted: Counted | null) => void; readonly recount: () => void };

/**
 * Counts in a thread with a connection of its own, so that counting holds up nobody who asks for products. While the
 * thread is not there, it counts here.
 */
export class CountingThread implements FacetCounting {
  readonly #worker: Worker;
  readonly #here: FacetCounting;
  readonly #waiting = new Map<number, Waiting>();
  #isReady = false;
  #lastId = 0;

  constructor(place: DatabasePlace, here: FacetCounting) {
    this.#here = here;
    this.#worker = new Worker(new URL('../../countingThread.mjs', import.meta.url), { workerData: place });
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) => this.#hear(message));
    this.#worker.on('error', (error) => console.error(error));
    this.#worker.on('exit', () => this.#end());
  }

  async count(request: CountRequest, signal?: CancelSignal): Promise<Counted | null> {
    if (!this.#isReady) return this.#here.count(request, signal);
    if (signal?.aborted === true) return null;
    const id = (this.#lastId += 1);
    const cancel = (): void => {
      this.#send({ id, request: null });
      this.#waiting.get(id)?.end(null);
    };
    signal?.addEventListener('abort', cancel);
    try {
      return await new Promise((resolve, reject) => {
        const end = (counted: Counted | null): void => {
          this.#waiting.delete(id);
          resolve(counted);
        };
        this.#waiting.set(id, { end, recount: () => void this.#here.count(request, signal).then(end, reject) });
        this.#send({ id, request });
      });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  close(): void {
    for (const { end } of this.#waiting.values()) end(null);
    void this.#worker.terminate();
  }

  #send(message: ToThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
    this.#worker.postMessage(message);
  }

  #hear(message: FromThread): void {
    if (message === 'ready') this.#isReady = true;
    else this.#waiting.get(message.id)?.end(message.counted);
  }

  #end(): void {
    this.#isReady = false;
    for (const { recount } of this.#waiting.values()) recount();
  }
}
