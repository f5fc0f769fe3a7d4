import type { Collection, CollectionIndexes } from '../../marketplace/MarketplaceData.ts';
import type { Database } from './Database.ts';

/** A change before it is committed: what was there, and what is there now. */
export type OnChange<T> = (before: T | undefined, after: T | undefined) => void;

type Parts<T, Index extends string> = {
  readonly database: Database;
  readonly table: string;
  readonly indexes: CollectionIndexes<T, Index>;
  readonly onChange?: OnChange<T>;
};

/** A collection in a table, with a column for each index. Every change is part of a transaction. */
export class TableCollection<T extends object, Index extends string> implements Collection<T, Index> {
  readonly #parts: Parts<T, Index>;
  readonly #valuesOf: readonly ((item: T) => string)[];
  readonly #upsert: string;

  constructor(parts: Parts<T, Index>) {
    this.#parts = parts;
    const columns = Object.entries<(item: T) => string>(parts.indexes.by);
    this.#valuesOf = columns.map(([, valueOf]) => valueOf);
    const names = ['"key"', 'item', ...columns.map(([name]) => name)];
    this.#upsert = `INSERT INTO ${parts.table} (${names.join()}) VALUES (${names.map(() => '?').join()})
      ON CONFLICT ("key") DO UPDATE SET ${names
        .slice(1)
        .map((name) => `${name} = excluded.${name}`)
        .join()}`;
  }

  get all(): readonly T[] {
    return this.#read('ORDER BY position');
  }

  get(key: string): T | undefined {
    return this.#read('WHERE "key" = ?', key)[0];
  }

  by(index: Index, value: string): readonly T[] {
    return this.#read(`WHERE ${index} = ? ORDER BY position`, value);
  }

  put(item: T): void {
    const { database, indexes, onChange } = this.#parts;
    database.begin();
    const key = indexes.key(item);
    const before = onChange === undefined ? undefined : this.get(key);
    database.run(this.#upsert, key, JSON.stringify(item), ...this.#valuesOf.map((valueOf) => valueOf(item)));
    onChange?.(before, item);
  }

  delete(key: string): boolean {
    const { database, table, onChange } = this.#parts;
    const isFirst = !database.isInTransaction;
    database.begin();
    const before = this.get(key);
    if (before === undefined) {
      // Nobody commits when nothing has changed, and what is written next must not belong to this.
      if (isFirst) database.rollback();
      return false;
    }
    database.run(`DELETE FROM ${table} WHERE "key" = ?`, key);
    onChange?.(before, undefined);
    return true;
  }

  #read(rest: string, ...values: readonly string[]): readonly T[] {
    const { database, table } = this.#parts;
    const rows = database.all(`SELECT item FROM ${table} ${rest}`, ...values);
    return rows.map(([item]) => JSON.parse(String(item)) as T);
  }
}
