/** Stores the access token on this device. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
}
