/** A device's localStorage, the same for all of its tabs. */
export class DeviceTexts implements Storage {
  [name: string]: unknown;
  readonly #texts = new Map<string, string>();

  get length(): number {
    return this.#texts.size;
  }

  key(place: number): string | null {
    return [...this.#texts.keys()][place] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }

  clear(): void {
    this.#texts.clear();
  }
}
