import type { FakeStorage } from './FakeStorage.ts';

type Shared = {
  readonly texts: Map<string, string>;
  readonly tabs: Set<InMemoryStorage>;
};

/** Stores texts as long as the process lives. `openTab` gives a second tab's view of them. */
export class InMemoryStorage implements FakeStorage {
  readonly #shared: Shared;
  readonly #room: number;
  readonly #listeners = new Set<(key: string) => void>();

  /** `room`: the total number of characters that fit, because browsers have a limit. */
  constructor(room = Infinity, shared: Shared = { texts: new Map(), tabs: new Set() }) {
    this.#room = room;
    this.#shared = shared;
    shared.tabs.add(this);
  }

  openTab(): InMemoryStorage {
    return new InMemoryStorage(this.#room, this.#shared);
  }

  /** The number of stored characters, including keys. */
  get size(): number {
    return [...this.#shared.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }

  read(key: string): string | null {
    return this.#shared.texts.get(key) ?? null;
  }

  write(key: string, text: string): boolean {
    const before = this.#shared.texts.get(key);
    const taken = before === undefined ? 0 : key.length + before.length;
    if (this.size - taken + key.length + text.length > this.#room) return false;
    this.#shared.texts.set(key, text);
    this.#tellOthers(key);
    return true;
  }

  remove(key: string): void {
    if (this.#shared.texts.delete(key)) this.#tellOthers(key);
  }

  onExternalChange(listener: (key: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tellOthers(key: string): void {
    for (const tab of this.#shared.tabs) {
      if (tab !== this) tab.#hear(key);
    }
  }

  #hear(key: string): void {
    for (const listener of this.#listeners) listener(key);
  }
}
