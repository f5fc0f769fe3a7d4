import { makeAutoObservable, observable } from 'mobx';
import type { Clock } from '#domain/shared/Clock.ts';
import type { PreferenceStore } from './Preferences.ts';

const key = 'wish-list';

export type Wish = {
  readonly productId: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly wishedAt: number;
};

/** Products that someone would like to come back to; kept on this device, logged in or not. */
export class WishList {
  readonly wishedAt = observable.map<string, number>();
  readonly #store: PreferenceStore;
  readonly #clock: Clock;
  #read: string | null = null;

  constructor(store: PreferenceStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    makeAutoObservable(this, { wishedAt: false });
    this.catchUp();
  }

  has(productId: string): boolean {
    return this.wishedAt.has(productId);
  }

  /** The latest wish first. */
  get wishes(): readonly Wish[] {
    return [...this.wishedAt]
      .map(([productId, wishedAt]) => ({ productId, wishedAt }))
      .sort((one, other) => other.wishedAt - one.wishedAt);
  }

  toggle(productId: string): void {
    this.catchUp();
    if (!this.wishedAt.delete(productId)) this.wishedAt.set(productId, this.#clock.now());
    this.#store.write(key, JSON.stringify([...this.wishedAt]));
    this.#read = this.#store.read(key);
  }

  /** Takes over what another tab wrote meanwhile. A store that kept nothing leaves what is on the page. */
  catchUp(): void {
    const text = this.#store.read(key);
    if (text === this.#read) return;
    this.#read = text;
    this.wishedAt.replace(parse(text));
  }
}

/** What is damaged is left out. */
function parse(text: string | null): readonly (readonly [string, number])[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  } catch {
    return [];
  }
}

function isRow(row: unknown): row is readonly [string, number] {
  return Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number';
}
