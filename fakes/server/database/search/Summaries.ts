import type { Database, Value } from '../Database.ts';
import type { Facts } from './catalogueEntry.ts';

type Summary = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly of: (facts: Facts) => readonly number[];
};

/** The months of products that don't say. */
export const unsaidMonths = -1;

const summaries: readonly Summary[] = [
  {
    table: 'facet_summary',
    columns: ['category', 'condition', 'place', 'status', 'verified', 'advertised'],
    of: ({ category, condition, place, status, verified, advertised }) => [
      category,
      condition,
      place,
      status,
      verified,
      advertised,
    ],
  },
  {
    table: 'price_summary',
    columns: ['category', 'condition', 'price'],
    of: ({ category, condition, price }) => [category, condition, price],
  },
  {
    table: 'months_summary',
    columns: ['category', 'condition', 'months'],
    of: ({ category, condition, months }) => [category, condition, months ?? unsaidMonths],
  },
];

type Change = { readonly values: readonly number[]; by: number };

/** Counts of products, changed in memory and written once before each commit. */
export class Summaries {
  readonly #database: Database;
  readonly #changes = summaries.map(() => new Map<string, Change>());

  constructor(database: Database) {
    this.#database = database;
  }

  count(facts: Facts, by: 1 | -1): void {
    for (const [place, { of }] of summaries.entries()) {
      const values = of(facts);
      const key = values.join();
      const changes = this.#changes[place];
      const known = changes?.get(key);
      if (known === undefined) changes?.set(key, { values, by });
      else known.by += by;
    }
  }

  write(): void {
    for (const [place, { table, columns }] of summaries.entries()) {
      const upsert = `INSERT INTO ${table} (${columns.join()}, count) VALUES (${columns.map(() => '?').join()}, ?)
        ON CONFLICT DO UPDATE SET count = count + excluded.count`;
      const remove = `DELETE FROM ${table} WHERE ${columns.map((column) => `${column} = ?`).join(' AND ')} AND count = 0`;
      for (const { values, by } of this.#changes[place]?.values() ?? []) {
        if (by === 0) continue;
        const row: readonly Value[] = [...values, by];
        this.#database.run(upsert, ...row);
        if (by < 0) this.#database.run(remove, ...values);
      }
    }
    this.forget();
  }

  forget(): void {
    for (const changes of this.#changes) changes.clear();
  }
}
