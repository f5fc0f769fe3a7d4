import type { Collection, CollectionIndexes } from './MarketplaceData.ts';

/** A collection's differences from its seed. */
export type CollectionChanges<T> = {
  readonly added: readonly T[];
  /** For items of the seed, only the changed fields. */
  readonly changed: Readonly<Record<string, Partial<T>>>;
  readonly deleted: readonly string[];
};

/** Items by key, in insertion order, which track their differences from the seed. */
export class SeededCollection<T extends object, Index extends string = never> implements Collection<T, Index> {
  readonly #seed: ReadonlyMap<string, T>;
  readonly #indexes: CollectionIndexes<T, Index>;
  #items: Map<string, T>;
  #list: readonly T[] | null = null;
  readonly #byIndex = new Map<Index, ReadonlyMap<string, readonly T[]>>();
  readonly #touched = new Set<string>();

  constructor(seed: readonly T[], indexes: CollectionIndexes<T, Index>) {
    this.#seed = new Map(seed.map((item) => [indexes.key(item), item]));
    this.#items = new Map(this.#seed);
    this.#indexes = indexes;
  }

  get all(): readonly T[] {
    this.#list ??= [...this.#items.values()];
    return this.#list;
  }

  get(key: string): T | undefined {
    return this.#items.get(key);
  }

  /** The list of each value is made when it is first asked for after a change. */
  by(index: Index, value: string): readonly T[] {
    let lists = this.#byIndex.get(index);
    if (lists === undefined) {
      const valuesOf = new Map(Object.entries<(item: T) => string>(this.#indexes.by));
      lists = grouped(this.all, valuesOf.get(index) ?? this.#indexes.key);
      this.#byIndex.set(index, lists);
    }
    return lists.get(value) ?? [];
  }

  put(item: T): void {
    const key = this.#indexes.key(item);
    this.#items.set(key, item);
    this.#touch(key);
  }

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
    this.#byIndex.clear();
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
    this.#byIndex.clear();
  }
}

function grouped<T>(items: readonly T[], valueOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const lists = new Map<string, T[]>();
  for (const item of items) {
    const value = valueOf(item);
    const list = lists.get(value);
    if (list === undefined) lists.set(value, [item]);
    else list.push(item);
  }
  return lists;
}

function difference<T extends object>(seed: T, item: T): Partial<T> {
  const fields: Partial<T> = {};
  for (const field of Object.keys(item) as (keyof T)[]) {
    if (item[field] !== seed[field]) fields[field] = item[field];
  }
  return fields;
}
