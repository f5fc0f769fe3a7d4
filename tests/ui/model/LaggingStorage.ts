import type { FakeStorage } from '#fakes/control/FakeStorage.ts';
import type { Clock } from '#domain/shared/Clock.ts';

type Change = { readonly key: string; readonly before: string | null; readonly at: number };

/** A replica of a storage, which shows each write some time later. */
export class LaggingStorage implements FakeStorage {
  lag = 0;
  readonly #primary: FakeStorage;
  readonly #clock: Clock;
  readonly #latest = new Map<string, string | null>();
  #changes: readonly Change[] = [];

  constructor(primary: FakeStorage, clock: Clock) {
    this.#primary = primary;
    this.#clock = clock;
    primary.onExternalChange((key) => this.#note(key));
  }

  read(key: string): string | null {
    const unseen = this.#changes.find((change) => change.key === key && change.at + this.lag > this.#clock.now());
    return unseen === undefined ? this.#primary.read(key) : unseen.before;
  }

  write(): boolean {
    throw new Error('A replica is only read.');
  }

  remove(): void {
    throw new Error('A replica is only read.');
  }

  onExternalChange(): () => void {
    return () => {};
  }

  #note(key: string): void {
    const at = this.#clock.now();
    const recent = this.#changes.filter((change) => change.at + this.lag > at);
    this.#changes = this.lag === 0 ? [] : [...recent, { key, before: this.#latest.get(key) ?? null, at }];
    this.#latest.set(key, this.#primary.read(key));
  }
}
