import type { TokenStore } from '#domain/identity/TokenStore.ts';

export class InMemoryTokenStore implements TokenStore {
  #token: string | null;

  constructor(token: string | null = null) {
    this.#token = token;
  }

  read(): string | null {
    return this.#token;
  }

  write(token: string): void {
    this.#token = token;
  }

  clear(): void {
    this.#token = null;
  }

  /** No other tab has this memory. */
  onChangeElsewhere(): () => void {
    return () => {};
  }
}
