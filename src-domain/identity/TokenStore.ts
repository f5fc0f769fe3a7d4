/** Where the access token is kept on this device. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
}
