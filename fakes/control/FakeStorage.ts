/** Where the fakes keep their world between two visits. */
export interface FakeStorage {
  read(key: string): string | null;
  /** False when there is no room; what was kept before stays. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** Calls with the key that somebody else, another tab, has changed; answers how to stop. */
  onExternalChange(listener: (key: string) => void): () => void;
}
