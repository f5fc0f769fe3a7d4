import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Clock } from '#domain/shared/Clock.ts';
import type { Timers } from '#fakes/control/Timers.ts';

/** A Friday morning in Dhaka. */
const morning = Date.UTC(2026, 4, 1, 3, 0);

/**
 * The model's time, on Vitest's fake timers. It passes only when a command says so. While real work runs, such as a
 * socket, the model's time stands still.
 */
export class Time implements Clock {
  readonly #tabs = new Set<TabTimers>();
  #running = 0;

  constructor() {
    vi.clearAllTimers();
    vi.setSystemTime(morning);
  }

  now(): number {
    return Date.now();
  }

  timers(): TabTimers {
    const timers = new TabTimers(() => this.#tabs.delete(timers));
    this.#tabs.add(timers);
    return timers;
  }

  /** The number of running timers outside all tabs: the product's own. */
  get uncounted(): number {
    return vi.getTimerCount() - [...this.#tabs].reduce((sum, timers) => sum + timers.waiting, 0);
  }

  async pass(milliseconds: number): Promise<void> {
    const wait = { isOver: false };
    setTimeout(() => {
      wait.isOver = true;
    }, milliseconds);
    await this.settled();
    while (!wait.isOver) {
      vi.advanceTimersToNextTimer();
      await this.settled();
    }
  }

  /** The model waits for this work before it continues. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#running += 1;
    try {
      return await work;
    } finally {
      this.#running -= 1;
    }
  }

  /** Runs everything that waits for no timer. */
  async settled(): Promise<void> {
    do await setImmediate();
    while (this.#running > 0);
  }
}

/** One tab's pending work; a closed tab has none. */
export class TabTimers {
  readonly #forget: () => void;
  readonly #running = new Set<ReturnType<typeof setTimeout>>();

  constructor(forget: () => void) {
    this.#forget = forget;
  }

  get waiting(): number {
    return this.#running.size;
  }

  readonly start: Timers = (milliseconds, run) => {
    const timer = setTimeout(() => {
      this.#running.delete(timer);
      run();
    }, milliseconds);
    this.#running.add(timer);
    return () => {
      clearTimeout(timer);
      this.#running.delete(timer);
    };
  };

  close(): void {
    for (const timer of this.#running) clearTimeout(timer);
    this.#running.clear();
    this.#forget();
  }
}
