import type { TokenStore } from '#domain/identity/TokenStore.ts';
import { BrowserStorage } from './BrowserStorage.ts';

/** The key that the specification names. */
const key = 'access_token';

export class BrowserTokenStore implements TokenStore {
  readonly #storage: BrowserStorage;

  constructor(storage: BrowserStorage = new BrowserStorage()) {
    this.#storage = storage;
  }

  read(): string | null {
    return this.#storage.read(key);
  }

  write(token: string): void {
    this.#storage.write(key, token);
  }

  clear(): void {
    this.#storage.remove(key);
  }

  onChangeElsewhere(listener: () => void): () => void {
    return this.#storage.onChangeElsewhere(key, () => listener());
  }
}
