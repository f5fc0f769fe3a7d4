/** The window's storage, or null if the browser's privacy settings forbid access. */
function openLocalStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Small texts on this device. Blocked or full storage never throws: what it refuses lasts as long as the page. */
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
      // Full or blocked: remember it in memory instead.
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
      // Blocked: there is nothing to remove.
    }
  }

  /**
   * Calls with the new text, or null, when another tab changed or removed it, also while the browser kept this page as it
   * was, to show it again on Back. Answers a function that stops listening.
   */
  onChangeElsewhere(key: string, listener: (text: string | null) => void): () => void {
    const name = this.#prefix + key;
    // A null key means that the other tab cleared everything.
    const heard = (event: StorageEvent): void => {
      // Session storage fires the same event.
      if ((event.storageArea ?? this.#storage) !== this.#storage || (event.key ?? name) !== name) return;
      // The other tab's text is newer than the one that this tab could not write.
      this.#unsaved.delete(name);
      listener(event.newValue);
    };
    // Not every browser tells a kept page of what it has missed.
    let before: string | null = null;
    const leave = (): void => {
      before = this.read(key);
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      const text = this.read(key);
      if (persisted && text !== before) listener(text);
    };
    globalThis.addEventListener('storage', heard);
    globalThis.addEventListener('pagehide', leave);
    globalThis.addEventListener('pageshow', comeBack);
    return () => {
      globalThis.removeEventListener('storage', heard);
      globalThis.removeEventListener('pagehide', leave);
      globalThis.removeEventListener('pageshow', comeBack);
    };
  }
}
