import type { FakeStorage } from './FakeStorage.ts';

/** A window's localStorage. If the browser forbids it, nothing is stored and the fakes forget everything on reload. */
export class BrowserStorage implements FakeStorage {
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
  }

  read(key: string): string | null {
    try {
      return this.#window.localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  write(key: string, text: string): boolean {
    try {
      this.#window.localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  remove(key: string): void {
    try {
      this.#window.localStorage.removeItem(key);
    } catch {
      // Forbidden storage has nothing to remove.
    }
  }

  onExternalChange(listener: (key: string) => void): () => void {
    const heard = (event: StorageEvent): void => {
      if (event.key !== null) listener(event.key);
    };
    this.#window.addEventListener('storage', heard);
    return () => this.#window.removeEventListener('storage', heard);
  }
}
