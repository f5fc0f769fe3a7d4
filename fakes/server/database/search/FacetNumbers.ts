import { facetKey } from '#domain/search/facetKey.ts';
import { placeKey } from '#domain/search/places.ts';
import type { Database } from '../Database.ts';

export type NumberedFacet = 'category' | 'place';

/** Numbers for the values of a facet. Number 0 means 'not stated'. */
export class FacetNumbers {
  readonly #database: Database;
  readonly #facet: NumberedFacet;
  readonly #keyOf: (value: string) => string;

  constructor(database: Database, facet: NumberedFacet) {
    this.#database = database;
    this.#facet = facet;
    this.#keyOf = facet === 'place' ? placeKey : facetKey;
  }

  /** Undefined for a value that no product has ever had. */
  find(value: string): number | undefined {
    const key = this.#keyOf(value);
    if (key === '') return 0;
    const sql = 'SELECT number FROM facet_values WHERE facet = ? AND "key" = ?';
    const row = this.#database.get(sql, this.#facet, key);
    return row === undefined ? undefined : Number(row[0]);
  }

  of(value: string): number {
    const known = this.find(value);
    if (known !== undefined) return known;
    const sql = 'INSERT INTO facet_values (facet, "key", label) VALUES (?, ?, ?)';
    this.#database.run(sql, this.#facet, this.#keyOf(value), value.trim());
    return this.find(value) ?? 0;
  }

  /** The label of each number. */
  labels(): ReadonlyMap<number, string> {
    const rows = this.#database.all('SELECT number, label FROM facet_values WHERE facet = ?', this.#facet);
    return new Map(rows.map(([number, label]) => [Number(number), String(label)]));
  }

  /** Values that products have now, the most common first. */
  shown(): readonly { readonly number: number; readonly label: string }[] {
    const rows = this.#database.all(
      `SELECT v.number, v.label FROM facet_values v
       JOIN (SELECT ${this.#facet} AS number, sum(count) AS count FROM facet_summary GROUP BY 1) s
         ON s.number = v.number
       WHERE v.facet = ? ORDER BY s.count DESC, v.number`,
      this.#facet,
    );
    return rows.map(([number, label]) => ({ number: Number(number), label: String(label) }));
  }
}
