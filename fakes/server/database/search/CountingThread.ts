import { Worker } from 'node:worker_threads';
import type { CancelSignal } from '#domain/shared/reading.ts';
import type { DatabasePlace } from '../Database.ts';
import { CountingWorker } from './CountingWorker.ts';
import type { CountRequest, Counted, FacetCounting } from './FacetCounting.ts';

type Options = {
  readonly start?: (place: DatabasePlace) => Worker;
  readonly now?: () => number;
};

const starts = { max: 4, within: 60_000 };

const startThread = (place: DatabasePlace): Worker =>
  new Worker(new URL('../../countingThread.mjs', import.meta.url), { workerData: place });

/**
 * Counts in a thread with a connection of its own, so that counting holds up nobody who asks for products. While the
 * thread is not there, it counts here. A thread that ends is started again, but only a few times a minute.
 */
export class CountingThread implements FacetCounting {
  readonly #place: DatabasePlace;
  readonly #here: FacetCounting;
  readonly #start: (place: DatabasePlace) => Worker;
  readonly #now: () => number;
  #worker: CountingWorker | null = null;
  #startedAt: readonly number[] = [];
  #isClosed = false;

  constructor(place: DatabasePlace, here: FacetCounting, { start = startThread, now = Date.now }: Options = {}) {
    this.#place = place;
    this.#here = here;
    this.#start = start;
    this.#now = now;
    this.#startIfAllowed();
  }

  async count(request: CountRequest, signal?: CancelSignal): Promise<Counted | null> {
    if (this.#worker === null) this.#startIfAllowed();
    const counted = this.#worker === null ? 'lost' : await this.#worker.count(request, signal);
    if (counted !== 'lost') return counted;
    return this.#isClosed ? null : this.#here.count(request, signal);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.stop();
  }

  #startIfAllowed(): boolean {
    const now = this.#now();
    this.#startedAt = this.#startedAt.filter((at) => now - at < starts.within);
    if (this.#isClosed || this.#startedAt.length >= starts.max) return false;
    this.#startedAt = [...this.#startedAt, now];
    this.#worker = new CountingWorker(this.#start(this.#place), () => this.#onEnd());
    return true;
  }

  #onEnd(): void {
    this.#worker = null;
    if (this.#startIfAllowed() || this.#isClosed) return;
    console.error(`The counting thread ended ${starts.max} times in a minute. The backend counts by itself for now.`);
  }
}
