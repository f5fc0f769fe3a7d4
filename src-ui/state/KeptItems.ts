/**
 * Keeps the objects of a list that is computed anew for as long as they say the same, because React draws an object
 * again only if it is another one. The items are plain data, and each has a key of its own.
 */
export class KeptItems<T> {
  readonly #keyOf: (item: T) => string;
  #kept = new Map<string, { readonly text: string; readonly item: T }>();

  constructor(keyOf: (item: T) => string) {
    this.#keyOf = keyOf;
  }

  of(items: readonly T[]): readonly T[] {
    const before = this.#kept;
    this.#kept = new Map(
      items.map((item) => {
        const key = this.#keyOf(item);
        const text = JSON.stringify(item);
        const kept = before.get(key);
        return [key, kept?.text === text ? kept : { text, item }];
      }),
    );
    return Array.from(this.#kept.values(), ({ item }) => item);
  }
}
