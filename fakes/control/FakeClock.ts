import type { Clock } from '#domain/shared/Clock.ts';
import type { SettingsStore } from './SettingsStore.ts';

/** The real time, or some time ahead of it, or one that stands still. */
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

  /** Running or standing still, as it was. */
  set(time: number): void {
    const frozen = this.#settings.current.clockFrozenAt !== null;
    this.#settings.change(frozen ? { clockFrozenAt: time } : { clockOffset: time - this.#real.now() });
  }

  freeze(time = this.now()): void {
    this.#settings.change({ clockFrozenAt: time });
  }

  /** Goes on from where it stands. */
  run(): void {
    this.#settings.change({ clockOffset: this.now() - this.#real.now(), clockFrozenAt: null });
  }
}
