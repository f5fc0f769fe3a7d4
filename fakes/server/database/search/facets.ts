import { type Condition, type ProductStatus, conditions, productStatuses } from '#domain/catalogue/Product.ts';
import type { CountedFacets } from '#domain/search/CatalogueSearch.ts';
import type { Facet, FindingQuery } from '#domain/search/FindingQuery.ts';
import { markChosen } from '#domain/search/facetValues.ts';
import { placeKey } from '#domain/search/places.ts';
import type { Database, Value } from '../Database.ts';
import type { CatalogueTable } from './CatalogueTable.ts';
import { type Counts, monthsOf, pricesOf } from './rangeFacets.ts';
import type { SearchPlan } from './SearchPlan.ts';
import { joined, sourceToCount } from './sources.ts';

const summaryOf: { readonly [F in Facet]: string } = {
  categories: 'facet_summary',
  conditions: 'facet_summary',
  places: 'facet_summary',
  statuses: 'facet_summary',
  verified: 'facet_summary',
  advertised: 'facet_summary',
  price: 'price_summary',
  months: 'months_summary',
};
const columnOf: { readonly [F in Facet]: string } = {
  categories: 'category',
  conditions: 'condition',
  places: 'place',
  statuses: 'status',
  verified: 'verified',
  advertised: 'advertised',
  price: 'price',
  months: 'months',
};

const allColumns = Object.values(columnOf);

/** Facets whose choices the summaries of prices and months know. */
const inRangeSummaries: ReadonlySet<Facet> = new Set(['categories', 'conditions']);

/** Counts what each further choice would leave. */
export class FacetCounter {
  readonly #database: Database;
  readonly #table: CatalogueTable;
  readonly #plan: SearchPlan;
  readonly #query: FindingQuery;
  #shared: ReadonlyMap<string, Counts> | undefined;

  constructor(database: Database, table: CatalogueTable, plan: SearchPlan, query: FindingQuery) {
    this.#database = database;
    this.#table = table;
    this.#plan = plan;
    this.#query = query;
  }

  count(facet: Facet): CountedFacets[Facet] {
    const counts = this.#counts(facet);
    const { categories, places, price, months } = this.#query;
    switch (facet) {
      case 'categories':
        return markChosen(labelled(this.#table.categories.shown(), counts), categories);
      case 'places':
        return markChosen(labelled(this.#table.places.shown(), counts), places, placeKey);
      case 'conditions':
        return valuesOf<Condition>(conditions, counts, this.#query.conditions);
      case 'statuses':
        return {
          values: this.#hasStatuses ? valuesOf<ProductStatus>(productStatuses, counts, this.#query.statuses) : [],
          unsaid: counts.get(0) ?? 0,
        };
      case 'verified':
      case 'advertised':
        return { count: counts.get(1) ?? 0, chosen: this.#query[facet] };
      case 'price':
        return pricesOf(this.#database, counts, price);
      case 'months':
        return monthsOf(counts, months);
    }
  }

  #counts(facet: Facet): Counts {
    if (this.#plan.matchesNothing) return new Map();
    const column = columnOf[facet];
    if (this.#isSummarised(facet)) {
      const filters = joined(this.#plan.filters(facet), 'WHERE');
      const sql = `SELECT c.${column}, sum(c.count) FROM ${summaryOf[facet]} c ${filters.sql} GROUP BY 1`;
      return toCounts(this.#database.all(sql, ...filters.values), 1);
    }
    if (!this.#plan.narrowed.includes(facet)) {
      this.#shared ??= this.#countTogether();
      return this.#shared.get(column) ?? new Map();
    }
    const { sql, values, weight } = sourceToCount(this.#database, this.#plan, facet);
    return toCounts(this.#database.all(`SELECT c.${column}, count(*) ${sql} GROUP BY 1`, ...values), weight);
  }

  /** The counts of all facets that the query does not narrow: they count the same rows. */
  #countTogether(): ReadonlyMap<string, Counts> {
    const { sql, values, weight } = sourceToCount(this.#database, this.#plan);
    // Reading thousands of rows one by one takes longer than counting them, so each column comes as one list.
    const lists = allColumns.map((column) => `json_group_array(c.${column})`).join();
    const row = this.#database.get(`SELECT ${lists} ${sql}`, ...values) ?? [];
    return new Map(allColumns.map((column, place) => [column, tally(String(row[place] ?? '[]'), weight)]));
  }

  #isSummarised(facet: Facet): boolean {
    if (this.#plan.hasText || this.#plan.hasRanges(facet)) return false;
    if (summaryOf[facet] === 'facet_summary') return true;
    return this.#plan.narrowed.every((narrowed) => narrowed === facet || inRangeSummaries.has(narrowed));
  }

  get #hasStatuses(): boolean {
    return this.#database.get('SELECT 1 FROM facet_summary WHERE status > 0 LIMIT 1') !== undefined;
  }
}

function tally(list: string, weight: number): Counts {
  const counts = new Map<Value, number>();
  for (const value of JSON.parse(list) as readonly Value[]) counts.set(value, (counts.get(value) ?? 0) + weight);
  return counts;
}

function toCounts(rows: readonly (readonly Value[])[], weight: number): Counts {
  return new Map(rows.map(([value = null, count]) => [value, Number(count) * weight]));
}

function labelled(shown: readonly { readonly number: number; readonly label: string }[], counts: Counts) {
  return shown.map(({ number, label }) => ({ value: label, count: counts.get(number) ?? 0 }));
}

/** Predefined values come in the order of the whole catalogue as well. */
function valuesOf<T extends string>(all: readonly T[], counts: Counts, chosen: readonly T[]) {
  return all.map((value, place) => ({ value, count: counts.get(place + 1) ?? 0, chosen: chosen.includes(value) }));
}
