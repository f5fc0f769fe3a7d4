/** Stores the fakes' world between two visits. */
export interface FakeStorage {
  read(key: string): string | null;
  /** False if there is no room; the previous value stays. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** Calls with the key that another tab has changed. Answers a function that stops listening. */
  onExternalChange(listener: (key: string) => void): () => void;
}
