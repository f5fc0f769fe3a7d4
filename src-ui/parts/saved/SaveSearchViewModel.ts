import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { readNewest } from '#domain/saved/readNewest.ts';
import { canSaveSearch, type SavedSearch, searchKey } from '#domain/saved/SavedSearch.ts';
import {
  type Newest,
  lookAt,
  newsSince,
  type News,
  type SearchLook,
  sellersToCheck,
} from '#domain/saved/searchNews.ts';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import { Load } from '../../state/Load.ts';
import type { SavedSearches, SaveOutcome } from '../../state/SavedSearches.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';

type SaveSearchParts = {
  readonly searches: SavedSearches;
  readonly verifiedSellers: VerifiedSellers;
  readonly clock: Clock;
};

/** The page's content. */
type ShownSearch = {
  readonly query: FindingQuery;
  readonly list: SearchableList<CallFailure>;
  readonly snapshot: object | undefined;
  /** Whether somebody sees it. */
  readonly isSeen: () => boolean;
};

/** Stands for no look. All sellers of a list then need to be known, and the list on the page asks about them anyway. */
const neverLooked: SearchLook = { at: 0, ids: [], oldest: null };

/** Milliseconds. Answers about sellers arrive one by one, and each look is written to the device. */
const betweenLooks = 300;

/** The search on the page: whether it is saved, and what is new since the look before this one. */
export class SaveSearchViewModel {
  shown: ShownSearch | null = null;
  newest = new Load<Newest | null, CallFailure>();
  /** The look before this one, which this page keeps while it shows the search. */
  lookBefore: SearchLook | null = null;
  readonly parts: SaveSearchParts;
  #stopFollowing = (): void => {};
  #stops = 0;

  constructor(parts: SaveSearchParts) {
    this.parts = parts;
    makeAutoObservable(this, {
      shown: observableRef,
      newest: observableRef,
      lookBefore: observableRef,
      parts: false,
    });
  }

  stop(): void {
    this.#stops += 1;
    this.#stopFollowing();
    this.newest.cancel();
  }

  get canSave(): boolean {
    return this.shown !== null && canSaveSearch(this.shown.query);
  }

  get saved(): SavedSearch | undefined {
    return this.shown === null ? undefined : this.parts.searches.find(searchKey(this.shown.query));
  }

  /** Hears what the page shows. A saved search whose results somebody sees is marked as looked at. */
  show(shown: ShownSearch): void {
    const isAnother = this.shown === null || searchKey(this.shown.query) !== searchKey(shown.query);
    this.shown = shown;
    if (isAnother) {
      this.stop();
      this.newest = new Load();
      this.lookBefore = this.saved?.look ?? null;
    }
    if (this.saved !== undefined) void this.#read();
  }

  markLooked(): void {
    const { shown, saved, newest, parts } = this;
    const found = newest.value ?? null;
    if (shown === null || saved === undefined || found === null || !shown.isSeen()) return;
    const look = lookAt(found, parts.clock.now(), saved.look, parts.verifiedSellers);
    parts.searches.look(searchKey(shown.query), look);
  }

  /** Undefined if there is no search to save. */
  save(): SaveOutcome | undefined {
    if (this.shown === null) return undefined;
    const outcome = this.parts.searches.save(this.shown.query, null);
    if (outcome !== 'too many') void this.#read();
    return outcome;
  }

  /** Answers the search, so that it can be saved again. */
  remove(): SavedSearch | undefined {
    const { saved } = this;
    if (saved !== undefined) this.parts.searches.delete(searchKey(saved.query));
    return saved;
  }

  /** Null if nothing is known to be new. */
  get news(): News | null {
    const found = this.newest.value ?? null;
    if (found === null || this.saved === undefined || this.lookBefore === null) return null;
    const news = newsSince(found, this.lookBefore, this.parts.verifiedSellers);
    return news.products.length === 0 ? null : news;
  }

  get newIds(): ReadonlySet<string> {
    return new Set(this.news?.products.map(({ id }) => id));
  }

  async #read(): Promise<void> {
    const { shown, newest, lookBefore, parts } = this;
    if (shown === null) return;
    const { list, query, snapshot } = shown;
    const stops = this.#stops;
    await newest.run((signal) => readNewest(list, query, { snapshot, signal }));
    if (stops !== this.#stops) return;
    const found = newest.value ?? null;
    if (found === null || this.shown !== shown || newest.state.status !== 'loaded') return;
    const sellers = sellersToCheck(found, lookBefore ?? neverLooked);
    parts.verifiedSellers.askAbout(sellers);
    this.markLooked();
    this.#stopFollowing();
    this.#stopFollowing = reaction(
      () => sellers.filter((email) => parts.verifiedSellers.isKnown(email)).length,
      () => this.markLooked(),
      { delay: betweenLooks },
    );
  }
}
