import { type ChildProcess, fork } from 'node:child_process';
import type { CancelSignal } from '#domain/shared/reading.ts';
import type { DatabasePlace } from '../Database.ts';
import { CountingChild } from './CountingChild.ts';
import type { CountRequest, Counted, FacetCounting } from './FacetCounting.ts';

type Options = {
  readonly start?: () => ChildProcess;
  readonly now?: () => number;
};

const starts = { max: 4, within: 60_000 };

/** `advanced` keeps sets and maps. */
export const startCounting = (): ChildProcess =>
  fork(new URL('../../countingProcess.mjs', import.meta.url), { serialization: 'advanced', execArgv: [] });

/**
 * Counts in a process with a connection of its own, so that counting holds up nobody who asks for products. A thread would
 * take the backend with it if it ended in the middle of the driver's work. While the process is not there, it counts
 * here. A process that ends is started again, but only a few times a minute.
 */
export class CountingProcess implements FacetCounting {
  readonly #place: DatabasePlace;
  readonly #here: FacetCounting;
  readonly #start: () => ChildProcess;
  readonly #now: () => number;
  #child: CountingChild | null = null;
  #startedAt: readonly number[] = [];
  #isClosed = false;

  constructor(place: DatabasePlace, here: FacetCounting, { start = startCounting, now = Date.now }: Options = {}) {
    this.#place = place;
    this.#here = here;
    this.#start = start;
    this.#now = now;
    this.#startIfAllowed();
  }

  async count(request: CountRequest, signal?: CancelSignal): Promise<Counted | null> {
    if (this.#child === null) this.#startIfAllowed();
    const counted = this.#child === null ? 'lost' : await this.#child.count(request, signal);
    if (counted !== 'lost') return counted;
    return this.#isClosed ? null : this.#here.count(request, signal);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#child?.stop();
  }

  #startIfAllowed(): boolean {
    const now = this.#now();
    this.#startedAt = this.#startedAt.filter((at) => now - at < starts.within);
    if (this.#isClosed || this.#startedAt.length >= starts.max) return false;
    this.#startedAt = [...this.#startedAt, now];
    this.#child = new CountingChild(this.#start(), this.#place, () => this.#onEnd());
    return true;
  }

  #onEnd(): void {
    this.#child = null;
    if (this.#startIfAllowed() || this.#isClosed) return;
    console.error(`The counting process ended ${starts.max} times in a minute. The backend counts by itself for now.`);
  }
}
