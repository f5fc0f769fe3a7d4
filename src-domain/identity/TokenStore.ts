/** Stores the access token on this device. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** Calls when another tab has stored or cleared a token. Answers a function that stops listening. */
  onChangeElsewhere(listener: () => void): () => void;
}
