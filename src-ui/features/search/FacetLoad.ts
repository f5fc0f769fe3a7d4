import type { CallFailure } from '#domain/shared/Failure.ts';
import type { CountedFacets } from '#domain/search/CatalogueSearch.ts';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import { uncountedFacets } from '#domain/search/uncountedFacets.ts';
import { withChoices } from '#domain/search/withChoices.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import { ok } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';

type Counted = { readonly query: FindingQuery; readonly facets: CountedFacets };

/** Whether the shown counts are those of the query. */
export type CountState = 'counted' | 'counting' | 'failed';

/** The facets of the latest query, where they are counted apart from the products. */
export class FacetLoad {
  readonly load = new Load<Counted, CallFailure>({ keepsShown: true });
  readonly #list: SearchableList<CallFailure>;
  #hasFailed = false;

  constructor(list: SearchableList<CallFailure>) {
    this.#list = list;
  }

  async count(query: FindingQuery, fresh = false): Promise<void> {
    const { can, find } = this.#list;
    await this.load.run(async (signal) => {
      const found = await find({ query, size: 0, after: null, facets: can.facets }, { signal, fresh });
      if (!found.ok && !signal.aborted) this.#hasFailed = true;
      return found.ok ? ok({ query, facets: found.value.facets ?? {} }) : found;
    });
  }

  /** Why the latest count failed. */
  get failure() {
    return this.load.outdated ?? this.load.failure ?? null;
  }

  /** True from the first failure to the first counts. */
  get isUncounted(): boolean {
    return this.load.value === undefined && this.#hasFailed;
  }

  stateFor(query: FindingQuery): CountState {
    if (!this.load.isRunning && this.failure !== null) return 'failed';
    return this.load.value?.query === query ? 'counted' : 'counting';
  }

  /**
   * With the query's choices, even while their counts are still those of the query before. Null before the first counts,
   * unless these have failed.
   */
  facetsFor(query: FindingQuery): CountedFacets | null {
    const { value } = this.load;
    if (value !== undefined) return withChoices(value.facets, value.query, query);
    return this.isUncounted ? uncountedFacets(this.#list.can.facets, query) : null;
  }
}
