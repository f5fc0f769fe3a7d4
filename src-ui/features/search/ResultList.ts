import type { CallFailure } from '#domain/shared/Failure.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type FilterToDrop, bestFilterToDrop } from '#domain/search/bestFilterToDrop.ts';
import type { FindRequest, FoundPage, SearchAbilities } from '#domain/search/CatalogueSearch.ts';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { foundMore } from '#domain/search/foundMore.ts';
import { setFilters } from '#domain/search/setFilters.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import { type Result, ok } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';
import { AutomaticPages } from './AutomaticPages.ts';
import { FacetLoad } from './FacetLoad.ts';
import { readFurther } from './readFurther.ts';

/** The pages that are shown, with their query. */
export type FoundList = FoundPage & { readonly query: FindingQuery };

export type FindOptions = {
  readonly fresh?: boolean;
  /** The number of products that were shown when the person left, which are shown again. */
  readonly atLeast?: number;
};

const pageSize = 24;
/**
 * The marketplace no longer knows the place after the shown pages, so asking for it again would fail again. Some
 * marketplaces say so in other ways, so the third try reads the pages anew after any failure.
 */
const cursorRefusals: ReadonlySet<string | undefined> = new Set<CallFailure['code']>(['api/refused', 'api/not-found']);
const firstAlone = { size: 0, after: null, facets: [] } as const;

/** The results of the latest query, page by page. */
export class ResultList {
  readonly products = new Load<FoundList, CallFailure>({ keepsShown: true });
  more = new Load<FoundPage, CallFailure>();
  dropping = new Load<FilterToDrop | null, CallFailure>();
  /** Null where a page of products has its facets. */
  readonly facets: FacetLoad | null;
  readonly list: SearchableList<CallFailure>;
  readonly #automatic = new AutomaticPages();
  /** How often the next page was asked for in vain. */
  #vain = 0;
  /** Ends with the latest reading of the list. */
  #finding: Promise<unknown> = Promise.resolve();

  constructor(list: SearchableList<CallFailure>) {
    this.list = list;
    this.facets = list.can.countsApart ? new FacetLoad(list) : null;
    makeAutoObservable(this, {
      products: false,
      more: observableRef,
      facets: false,
      list: false,
      dropping: observableRef,
    });
  }

  get can(): SearchAbilities {
    return this.list.can;
  }

  /** The latest answer. While another query is asked, the results of the one before stay. */
  get found(): FoundList | undefined {
    return this.products.value;
  }

  stop(): void {
    this.products.cancel();
    this.more.cancel();
    this.dropping.cancel();
    this.facets?.load.cancel();
  }

  /** Answers the list if it is shown, and undefined if the query was superseded or failed. */
  async find(query: FindingQuery, { fresh = false, atLeast = 0 }: FindOptions = {}): Promise<FoundList | undefined> {
    this.more.cancel();
    // A next page that failed belongs to the list before.
    runInAction(() => (this.more = new Load()));
    this.#vain = 0;
    this.#automatic.begin();
    const snapshot = fresh ? undefined : this.found?.snapshot;
    const finding = this.products.run(async (signal) => {
      const options = { signal, fresh };
      const first = await this.#askFirst({ query, snapshot }, options);
      if (!first.ok) return first;
      const { list, failed } = await this.#readFurther(query, first.value, atLeast, options);
      // The person keeps the pages that they see, with a notice that these are old.
      return failed !== null && this.found?.query === query ? failed : ok({ ...list, query });
    });
    this.#finding = finding;
    // Asked second, so that the products need not wait for it.
    void this.facets?.count(query, fresh);
    await finding;
    const list = this.found;
    if (list?.query !== query || this.products.outdated !== null) return undefined;
    runInAction(() => (this.products.outdated = list.outdated ?? null));
    if (list.total.count === 0) this.#findFilterToDrop(list);
    if (list.facets === null) await this.count();
    return this.found;
  }

  /** Reads the first page into the cache, or the list in which the shop then searches itself. */
  readAhead(query: FindingQuery): Promise<Result<unknown, CallFailure>> {
    return this.#askFirst({ query: this.can.wholeLists ? emptyQuery : query }, { ahead: true });
  }

  /** Counts the facets of the shown list again. */
  async count(): Promise<void> {
    const shown = this.found;
    if (shown === undefined) return;
    const { query, snapshot } = shown;
    const counted = await this.#ask({ query, facets: this.can.facets, size: 0, snapshot }, {});
    const now = this.found;
    if (!counted.ok || now?.query !== query || this.products.state.status !== 'loaded') return;
    this.products.set({ ...now, facets: counted.value.facets, sellers: counted.value.sellers });
  }

  /** Scrolling came near the end of what is shown. */
  nearEnd(): void {
    if (this.#mayLoadMore && this.more.state.status !== 'failed' && this.#automatic.take()) void this.#loadMore();
  }

  /** The person wants more. A list that is just being read again comes first. */
  async showMore(): Promise<void> {
    this.#automatic.begin();
    await this.#finding;
    if (this.#mayLoadMore) await this.#loadMore();
  }

  get #mayLoadMore(): boolean {
    return !this.more.isRunning && this.products.state.status === 'loaded' && (this.found?.after ?? null) !== null;
  }

  async #loadMore(): Promise<void> {
    const shown = this.found;
    if (shown === undefined) return;
    const { query, after, snapshot } = shown;
    const isCursorRefused = cursorRefusals.has(this.more.failure?.code) || this.#vain > 1;
    let page: FoundPage | undefined;
    await this.more.run(async (signal) => {
      const next = isCursorRefused
        ? await this.#readAnew(shown, { signal, fresh: true })
        : await this.#ask({ query, after, snapshot }, { signal });
      if (next.ok && !signal.aborted) page = next.value;
      return next;
    });
    this.#vain = page === undefined ? this.#vain + 1 : 0;
    // Drawing it may ask for the next page at once, so this one must have ended.
    const isCurrent = this.found === shown && this.products.state.status === 'loaded';
    if (page !== undefined && isCurrent)
      this.products.set(isCursorRefused ? { ...page, query } : foundMore(shown, page));
  }

  /** Reads the shown pages and the next one from the start. */
  async #readAnew({ query, items }: FoundList, options: ReadOptions): Promise<Result<FoundPage, CallFailure>> {
    const first = await this.#askFirst({ query }, options);
    if (!first.ok) return first;
    const { list, failed } = await this.#readFurther(query, first.value, items.length + 1, options);
    return failed ?? ok(list);
  }

  #readFurther(query: FindingQuery, first: FoundPage, wanted: number, options: ReadOptions) {
    return readFurther(first, wanted, (after, snapshot) => this.#ask({ query, after, snapshot }, options));
  }

  #findFilterToDrop({ query, snapshot }: FoundList): void {
    const dropping = new Load<FilterToDrop | null, CallFailure>();
    runInAction(() => (this.dropping = dropping));
    if (setFilters(query).length === 0) return;
    void dropping.run((signal) =>
      bestFilterToDrop(async (other) => {
        const found = await this.list.find({ ...firstAlone, query: other, snapshot }, { signal });
        return found.ok ? ok(found.value.total) : found;
      }, query),
    );
  }

  #askFirst(asked: Pick<FindRequest, 'query' | 'snapshot'>, options: ReadOptions) {
    return this.#ask({ facets: this.facets === null ? this.can.facets : [], ...asked }, options);
  }

  #ask(
    asked: Partial<FindRequest> & Pick<FindRequest, 'query'>,
    options: ReadOptions,
  ): Promise<Result<FoundPage, CallFailure>> {
    const size = this.can.wholeLists ? Infinity : pageSize;
    return this.list.find({ ...firstAlone, size, ...asked }, options);
  }
}
