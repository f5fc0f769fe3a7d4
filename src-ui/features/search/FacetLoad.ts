import type { CountedFacets } from '#domain/search/CatalogueSearch.ts';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import { withChoices } from '#domain/search/withChoices.ts';
import { ok } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';
import type { ProductListFailure, SearchableList } from './SearchableList.ts';

type Counted = { readonly query: FindingQuery; readonly facets: CountedFacets };

/** Whether the shown counts are those of the query. */
export type CountState = 'counted' | 'counting' | 'failed';

/** The facets of the latest query, where they are counted apart from the products. */
export class FacetLoad {
  readonly load = new Load<Counted, ProductListFailure>({ keepsShown: true });
  readonly #list: SearchableList;

  constructor(list: SearchableList) {
    this.#list = list;
  }

  async count(query: FindingQuery, fresh = false): Promise<void> {
    const { can, find } = this.#list;
    await this.load.run(async (signal) => {
      const found = await find({ query, size: 0, after: null, facets: can.facets }, { signal, fresh });
      return found.ok ? ok({ query, facets: found.value.facets ?? {} }) : found;
    });
  }

  /** Why the latest count failed. */
  get failure() {
    return this.load.outdated ?? this.load.failure ?? null;
  }

  stateFor(query: FindingQuery): CountState {
    if (!this.load.isRunning && this.failure !== null) return 'failed';
    return this.load.value?.query === query ? 'counted' : 'counting';
  }

  /** With the query's choices, even while their counts are still those of the query before. Null before the first. */
  facetsFor(query: FindingQuery): CountedFacets | null {
    const { value } = this.load;
    return value === undefined ? null : withChoices(value.facets, value.query, query);
  }
}
