import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#domain/shared/Clock.ts';
import type { Timers } from '#fakes/control/Timers.ts';

type Timer = { readonly due: number; readonly run: () => void };

/** A Friday morning in Dhaka. */
const morning = Date.UTC(2026, 4, 1, 3, 0);

/** The time of the whole model: it passes when a step says so, and never by itself. */
export class Time implements Clock {
  #now = morning;
  readonly #tabs = new Set<TabTimers>();

  now(): number {
    return this.#now;
  }

  timers(): TabTimers {
    const timers = new TabTimers(this, () => this.#tabs.delete(timers));
    this.#tabs.add(timers);
    return timers;
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.due);
      next.run();
      await everythingSaid();
    }
    this.#now = end;
    await everythingSaid();
  }

  #next(end: number): Timer | undefined {
    const due = [...this.#tabs].flatMap((timers) => timers.waiting).filter((timer) => timer.due <= end);
    return due.toSorted((one, other) => one.due - other.due)[0];
  }
}

/** What one tab waits for; a tab that is closed waits for nothing. */
export class TabTimers {
  readonly #time: Time;
  readonly #forget: () => void;
  readonly #waiting = new Set<Timer>();

  constructor(time: Time, forget: () => void) {
    this.#time = time;
    this.#forget = forget;
  }

  get waiting(): readonly Timer[] {
    return [...this.#waiting];
  }

  readonly start: Timers = (milliseconds, run) => {
    const timer: Timer = {
      due: this.#time.now() + milliseconds,
      run: () => {
        this.#waiting.delete(timer);
        run();
      },
    };
    this.#waiting.add(timer);
    return () => this.#waiting.delete(timer);
  };

  close(): void {
    this.#waiting.clear();
    this.#forget();
  }
}

/** Lets every promise go on that waits for no timer. */
export async function everythingSaid(): Promise<void> {
  await setImmediate();
}
