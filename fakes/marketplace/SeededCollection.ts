/** A collection's differences from its seed. */
export type CollectionChanges<T> = {
  readonly added: readonly T[];
  /** For items of the seed, only the changed fields. */
  readonly changed: Readonly<Record<string, Partial<T>>>;
  readonly deleted: readonly string[];
};

/** Items by key, in insertion order, which track their differences from the seed. */
export class SeededCollection<T extends object> {
  readonly #seed: ReadonlyMap<string, T>;
  readonly #keyOf: (item: T) => string;
  #items: Map<string, T>;
  #list: readonly T[] | null = null;
  readonly #touched = new Set<string>();

  constructor(seed: readonly T[], keyOf: (item: T) => string) {
    this.#seed = new Map(seed.map((item) => [keyOf(item), item]));
    this.#items = new Map(this.#seed);
    this.#keyOf = keyOf;
  }

  get all(): readonly T[] {
    this.#list ??= [...this.#items.values()];
    return this.#list;
  }

  get(key: string): T | undefined {
    return this.#items.get(key);
  }

  /** Adds an item, or replaces the one with the same key. */
  put(item: T): void {
    const key = this.#keyOf(item);
    this.#items.set(key, item);
    this.#touch(key);
  }

  /** Answers whether there was an item. */
  delete(key: string): boolean {
    const was = this.#items.delete(key);
    if (was) this.#touch(key);
    return was;
  }

  changes(): CollectionChanges<T> {
    const added: T[] = [];
    const changed: Record<string, Partial<T>> = {};
    const deleted: string[] = [];
    for (const key of this.#touched) {
      const seed = this.#seed.get(key);
      const item = this.#items.get(key);
      if (seed === undefined && item !== undefined) added.push(item);
      else if (seed !== undefined && item === undefined) deleted.push(key);
      else if (seed !== undefined && item !== undefined) changed[key] = difference(seed, item);
    }
    return { added, changed, deleted };
  }

  /** Applies changes to the seed; null means no changes. */
  restore(changes: CollectionChanges<T> | null): void {
    this.#items = new Map(this.#seed);
    this.#touched.clear();
    this.#list = null;
    if (changes === null) return;
    for (const key of changes.deleted) this.delete(key);
    for (const [key, fields] of Object.entries(changes.changed)) {
      const seed = this.#seed.get(key);
      if (seed !== undefined) this.put({ ...seed, ...fields });
    }
    for (const item of changes.added) this.put(item);
  }

  #touch(key: string): void {
    this.#touched.add(key);
    this.#list = null;
  }
}

function difference<T extends object>(seed: T, item: T): Partial<T> {
  const fields: Partial<T> = {};
  for (const field of Object.keys(item) as (keyof T)[]) {
    if (item[field] !== seed[field]) fields[field] = item[field];
  }
  return fields;
}
