import type { CountedFacets, FindRequest, Total } from '#domain/search/CatalogueSearch.ts';
import type { Facet } from '#domain/search/FindingQuery.ts';
import type { CancelSignal } from '#domain/shared/reading.ts';
import type { Database } from '../Database.ts';
import type { CatalogueTable } from './CatalogueTable.ts';
import { FacetCounter } from './facets.ts';
import { type SearchLimits, SearchPlan } from './SearchPlan.ts';
import { totalOf } from './totals.ts';

export type CountRequest = Pick<FindRequest, 'query' | 'facets'>;
export type Counted = { readonly total: Total; readonly facets: CountedFacets };

/** Counts what each further choice would leave. */
export interface FacetCounting {
  /** Null if the signal came first: nobody waits for the counts any more. */
  count(request: CountRequest, signal?: CancelSignal): Promise<Counted | null>;
}

/** Lets everything that has arrived meanwhile go first. Answers whether somebody still waits. */
const turn = (signal: CancelSignal | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    setImmediate(() => resolve(signal?.aborted !== true));
  });

/** Counts facet after facet. Pages of products that are asked for meanwhile are answered in between. */
export class CountingInTurns implements FacetCounting {
  readonly #database: Database;
  readonly #table: CatalogueTable;
  readonly #limits: SearchLimits | undefined;

  constructor(database: Database, table: CatalogueTable, limits?: SearchLimits) {
    this.#database = database;
    this.#table = table;
    this.#limits = limits;
  }

  async count({ query, facets }: CountRequest, signal?: CancelSignal): Promise<Counted | null> {
    if (!(await turn(signal))) return null;
    const plan = new SearchPlan(this.#table, query, this.#limits);
    const counter = new FacetCounter(this.#database, this.#table, plan, query);
    const total = totalOf(this.#database, plan);
    const counted: [Facet, CountedFacets[Facet]][] = [];
    for (const facet of facets) {
      if (!(await turn(signal))) return null;
      counted.push([facet, counter.count(facet)]);
    }
    return { total, facets: Object.fromEntries(counted) };
  }
}
