import { expect } from 'vitest';
import type { Timer } from '#domain/shared/within.ts';

/** A timer that rings when the test says that time has passed. */
export class HeldTimer {
  #now = 0;
  readonly #waits = new Set<{ readonly at: number; readonly ring: () => void }>();

  readonly timer: Timer = (milliseconds, ring) => {
    const wait = { at: this.#now + milliseconds, ring };
    this.#waits.add(wait);
    return () => void this.#waits.delete(wait);
  };

  get isHeld(): boolean {
    return this.#waits.size > 0;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const wait of this.#waits) {
      if (wait.at > this.#now) continue;
      this.#waits.delete(wait);
      wait.ring();
    }
  }

  /** Expects the promise to settle after exactly this many seconds. */
  async endsAfter<T>(seconds: number, waiting: Promise<T>): Promise<T> {
    expect(await isSettled(waiting)).toBe(false);
    this.pass(seconds * 1000 - 1);
    expect(await isSettled(waiting)).toBe(false);
    this.pass(1);
    return waiting;
  }
}

/** Whether the promise has settled once all pending callbacks have run. */
export async function isSettled(work: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  const turn = new Promise<symbol>((resolve) => {
    setTimeout(() => resolve(open));
  });
  return (await Promise.race([work.catch(() => null), turn])) !== open;
}

export const never = <T>(): Promise<T> => new Promise<T>(() => undefined);
