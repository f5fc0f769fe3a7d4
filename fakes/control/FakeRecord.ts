import type { FakeStorage } from './FakeStorage.ts';

type Stamped<T> = { readonly stamp: string; readonly value: T };

/**
 * One stored value, read again whenever someone else changed its text. The same text gives the same object, so owners
 * notice changes by comparing. The stamp names the shape and the seed; a value with another stamp belongs to another
 * world and is ignored.
 */
export class FakeRecord<T> {
  readonly #storage: FakeStorage | null;
  readonly #key: string;
  readonly #stamp: string;
  readonly #listeners = new Set<() => void>();
  #text: string | null = null;
  #value: T | null = null;

  /** A value without storage lasts as long as the process and is never serialised. */
  constructor(storage: FakeStorage | null, key: string, stamp: string) {
    this.#storage = storage;
    this.#key = key;
    this.#stamp = stamp;
    storage?.onExternalChange((changed) => {
      if (changed === key) this.#tell();
    });
  }

  read(): T | null {
    if (this.#storage === null) return this.#value;
    const text = this.#storage.read(this.#key);
    if (text !== this.#text) {
      this.#text = text;
      this.#value = text === null ? null : this.#parse(text);
    }
    return this.#value;
  }

  /** False if there was no room; the previous value stays. */
  write(value: T): boolean {
    if (this.#storage !== null) {
      const stamped: Stamped<T> = { stamp: this.#stamp, value };
      const text = JSON.stringify(stamped);
      if (!this.#storage.write(this.#key, text)) return false;
      this.#text = text;
    }
    this.#value = value;
    return true;
  }

  clear(): void {
    this.#storage?.remove(this.#key);
    this.#text = null;
    this.#value = null;
    this.#tell();
  }

  /** Calls when another tab has changed the value or a reset has cleared it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #parse(text: string): T | null {
    try {
      const { stamp, value } = JSON.parse(text) as Stamped<T>;
      return stamp === this.#stamp ? value : null;
    } catch {
      return null;
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
