import type { CallFailure } from '#domain/shared/Failure.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FilterToDrop } from '#domain/search/bestFilterToDrop.ts';
import type { CountedFacets, SearchAbilities } from '#domain/search/CatalogueSearch.ts';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { setFilters } from '#domain/search/setFilters.ts';
import { withinAbilities } from '#domain/search/withinAbilities.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import type { CountState } from './FacetLoad.ts';
import { type FindOptions, type FoundList, ResultList } from './ResultList.ts';
import { type SellerCounts, SellersOfList } from './SellersOfList.ts';
import { TypingPace } from './TypingPace.ts';

type FindingParts = {
  readonly list: SearchableList<CallFailure>;
  readonly verified: VerifiedSellers;
  /** Hears of each list that is shown. */
  readonly onFound: (found: FoundList) => void;
};

/** Failures that no other search mends. */
const aboutThePerson: ReadonlySet<string> = new Set<CallFailure['code']>([
  'api/session-expired',
  'api/unregistered',
  'access/login-required',
  'access/denied',
]);

/** A search in a list of products, with its results. */
export class FindingViewModel {
  query: FindingQuery = emptyQuery;
  /** The search field's text. The query follows at once or a little later. */
  text = '';
  /** Whether something was typed or chosen, even if it is taken back by now. */
  hasAsked = false;
  /** `sellers.heard` at the time when the shown list was asked for. */
  heard = 0;
  readonly sellers: SellersOfList;
  readonly results: ResultList;
  readonly #onFound: FindingParts['onFound'];
  #isStarted = false;
  readonly #pace = new TypingPace();

  constructor(parts: FindingParts) {
    this.#onFound = parts.onFound;
    this.results = new ResultList(parts.list);
    this.sellers = new SellersOfList({
      verified: parts.verified,
      emails: () => this.found?.sellers ?? [],
      onAnswers: () => void (this.query.verified ? this.#find() : this.results.count()),
    });
    makeAutoObservable(this, { query: observableRef, results: false, sellers: false });
  }

  async start(options: FindOptions): Promise<void> {
    this.#isStarted = true;
    await this.#find(options);
  }

  stop(): void {
    this.#isStarted = false;
    this.results.stop();
    this.sellers.stop();
    this.#pace.stop();
  }

  get can(): SearchAbilities {
    return this.results.can;
  }

  get found(): FoundList | undefined {
    return this.results.found;
  }

  /** With the query's choices. Null while they are counted for the first time. */
  get facets(): CountedFacets | null {
    const { facets, found } = this.results;
    return facets === null ? (found?.facets ?? null) : facets.facetsFor(this.query);
  }

  /** Whether the counts of the facets are those of the query. */
  get countState(): CountState {
    const { facets } = this.results;
    if (facets !== null) return facets.stateFor(this.query);
    return this.facets === null ? 'counting' : 'counted';
  }

  countAgain(): void {
    void this.results.facets?.count(this.query);
  }

  /** Whether any product states its availability. */
  get hasStatuses(): boolean {
    if (this.found === undefined || !this.can.facets.includes('statuses')) return false;
    const { facets, items } = this.found;
    return (facets?.statuses?.values.length ?? 0) > 0 || items.some(({ status }) => status !== undefined);
  }

  /** True while the list has not yet caught up with the field and the filters. */
  get isBusy(): boolean {
    const isRefreshing = this.results.products.state.status === 'refreshing';
    return this.text !== this.query.text || (isRefreshing && !this.isAnswered);
  }

  /** Whether the shown list answers the query. If asking has failed, it must not be shown as its results. */
  get isAnswered(): boolean {
    return this.found?.query === this.query;
  }

  /** Whether there is no list for what somebody has typed or chosen, which they may change or ask for again. */
  get isAskedInVain(): boolean {
    const { failure } = this.results.products;
    return this.hasAsked && failure !== undefined && !aboutThePerson.has(failure.code);
  }

  /** Whether the latest query brought no list, or not a new one. */
  get hasFailed(): boolean {
    const { failure, outdated, isRunning } = this.results.products;
    return !isRunning && (failure !== undefined || outdated !== null);
  }

  /** How far the look-up of sellers is, while the list may lack products because of it; else null. */
  get checking(): SellerCounts | null {
    const { query, sellers } = this;
    const { counts } = sellers;
    if (!query.verified || !this.isAnswered || counts.all === 0) return null;
    const isPending = counts.known + counts.failed < counts.all;
    return isPending || sellers.heard !== this.heard ? counts : null;
  }

  get filterToDrop(): FilterToDrop | null {
    return this.results.dropping.value ?? null;
  }

  set(query: FindingQuery, options: FindOptions = {}): void {
    this.#pace.stop();
    this.#setQuery(withinAbilities(query, this.can), options);
    this.text = this.query.text;
    if (query.verified) this.sellers.ask();
  }

  type(text: string): void {
    this.text = text;
    this.hasAsked = true;
    this.#pace.run(this.can, this.found?.whole ?? 0, () => this.#setQuery({ ...this.query, text: this.text }));
  }

  #setQuery(query: FindingQuery, options?: FindOptions): void {
    // A timer may have called.
    runInAction(() => {
      this.query = query;
      this.hasAsked ||= setFilters(query).length > 0;
    });
    if (this.#isStarted) void this.#find(options);
  }

  async #find(options?: FindOptions): Promise<void> {
    const { heard } = this.sellers;
    const noteHeard = (): void =>
      runInAction(() => {
        this.heard = heard;
      });
    // The list of the same query stays until the new one is there.
    if (!this.isAnswered) noteHeard();
    const found = await this.results.find(this.query, options);
    if (found === undefined || !this.#isStarted) return;
    noteHeard();
    this.#onFound(found);
    if (this.sellers.isAsking) this.sellers.ask();
    // Answers that came before `ask` were heard by nobody.
    if (this.query.verified && found.sellers !== null && this.sellers.heard !== heard) void this.#find();
  }
}
