import type { Clock } from '#domain/shared/Clock.ts';
import type { SettingsStore } from './SettingsStore.ts';

/** A clock that shows the real time, runs ahead of it, or is stopped. */
export class FakeClock implements Clock {
  readonly #real: Clock;
  readonly #settings: SettingsStore;

  constructor(real: Clock, settings: SettingsStore) {
    this.#real = real;
    this.#settings = settings;
  }

  now(): number {
    const { clockFrozenAt, clockOffset } = this.#settings.current;
    return clockFrozenAt ?? this.#real.now() + clockOffset;
  }

  advance(milliseconds: number): void {
    this.set(this.now() + milliseconds);
  }

  /** A running clock keeps running, and a stopped one stays stopped. */
  set(time: number): void {
    const frozen = this.#settings.current.clockFrozenAt !== null;
    this.#settings.change(frozen ? { clockFrozenAt: time } : { clockOffset: time - this.#real.now() });
  }

  freeze(time = this.now()): void {
    this.#settings.change({ clockFrozenAt: time });
  }

  /** Continues from the time at which it was stopped. */
  run(): void {
    this.#settings.change({ clockOffset: this.now() - this.#real.now(), clockFrozenAt: null });
  }
}
