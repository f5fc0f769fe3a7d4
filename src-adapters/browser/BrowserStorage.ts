/** The window's storage, or null where a browser's privacy settings forbid even looking at it. */
function openLocalStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * Small texts kept on this device. Storage that is blocked or full never throws:
 * what it will not take is remembered for as long as the page is open.
 */
export class BrowserStorage {
  readonly #storage: Storage | null;
  readonly #prefix: string;
  readonly #unsaved = new Map<string, string>();

  constructor(prefix = '', storage: Storage | null = openLocalStorage()) {
    this.#prefix = prefix;
    this.#storage = storage;
  }

  read(key: string): string | null {
    const name = this.#prefix + key;
    const unsaved = this.#unsaved.get(name);
    if (unsaved !== undefined) return unsaved;
    try {
      return this.#storage?.getItem(name) ?? null;
    } catch {
      return null;
    }
  }

  /** Answers whether the text will survive a reload. */
  write(key: string, value: string): boolean {
    const name = this.#prefix + key;
    try {
      if (this.#storage !== null) {
        this.#storage.setItem(name, value);
        this.#unsaved.delete(name);
        return true;
      }
    } catch {
      // Full or blocked: kept below.
    }
    this.#unsaved.set(name, value);
    return false;
  }

  remove(key: string): void {
    const name = this.#prefix + key;
    this.#unsaved.delete(name);
    try {
      this.#storage?.removeItem(name);
    } catch {
      // Blocked: there is nothing to remove either.
    }
  }

  /** Calls when another tab changed or removed the text; answers how to stop. */
  onChangeElsewhere(key: string, listener: () => void): () => void {
    const name = this.#prefix + key;
    // A key of null: the other tab cleared everything.
    const heard = (event: StorageEvent): void => {
      if (event.key === name || event.key === null) listener();
    };
    globalThis.addEventListener('storage', heard);
    return () => globalThis.removeEventListener('storage', heard);
  }
}
