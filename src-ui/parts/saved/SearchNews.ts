import { makeAutoObservable, reaction } from 'mobx';
import { canReadNewest, readNewest } from '#domain/saved/readNewest.ts';
import { type SavedSearch, searchKey } from '#domain/saved/SavedSearch.ts';
import { type Newest, type News, newsSince, sellersToCheck } from '#domain/saved/searchNews.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { CancelSignal } from '#domain/shared/reading.ts';
import { ok, type Result } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';
import type { SavedSearches } from '../../state/SavedSearches.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';

type SearchNewsParts = {
  readonly searches: SavedSearches;
  readonly list: SearchableList<ApiFailure>;
  readonly verifiedSellers: VerifiedSellers;
};

type Asked = Pick<SavedSearch, 'query' | 'look'>;

/** By the key of the search; null if the marketplace cannot answer it, 'failed' if this search alone failed. */
type Answers = ReadonlyMap<string, Newest | 'failed' | null>;

/** The marketplace said this of one search. It may answer the others. */
const failuresOfOne: ReadonlySet<ApiFailure['code']> = new Set<ApiFailure['code']>(['api/refused', 'api/malformed']);

/** The news of the saved searches. */
export class SearchNews {
  readonly answers = new Load<Answers, ApiFailure>();
  readonly parts: SearchNewsParts;
  #stopFollowing = (): void => {};

  constructor(parts: SearchNewsParts) {
    this.parts = parts;
    makeAutoObservable(this, { answers: false, parts: false });
  }

  /** Another tab may save a search meanwhile. */
  start(): void {
    this.#stopFollowing = reaction(
      () => this.#missing,
      (missing) => {
        if (missing !== '') void this.refresh();
      },
      { fireImmediately: true },
    );
  }

  stop(): void {
    this.#stopFollowing();
    this.answers.cancel();
  }

  async refresh(): Promise<void> {
    await this.answers.run((signal) => this.#ask(signal));
    for (const { query, look } of this.#lookedAt) {
      const newest = this.#newestOf(query);
      if (newest !== null && look !== null) this.parts.verifiedSellers.askAbout(sellersToCheck(newest, look));
    }
  }

  /** Null while unknown, and for a search that nobody has looked at. */
  of(search: Asked): News | null {
    const newest = this.#newestOf(search.query);
    if (newest === null || search.look === null) return null;
    const news = newsSince(newest, search.look, this.parts.verifiedSellers);
    return news.products.length === 0 && this.#unknownSellers(search).length > 0 ? null : news;
  }

  /** False if the marketplace cannot tell what is new: it finds too many, or lacks a filter. */
  canTell(search: SavedSearch): boolean {
    // A page that lacks filters of the search is no look at it.
    if (!canReadNewest(this.parts.list, search.query)) return false;
    const news = this.of(search);
    if (news !== null) return news.isAll || news.products.length > 0;
    return this.answers.value?.get(searchKey(search.query)) !== null;
  }

  /** True if the shop did not answer this search, or answered about none of the sellers who are still unknown. */
  hasFailed(search: Asked): boolean {
    const { state, value, isRunning } = this.answers;
    if (state.status === 'failed') return true;
    if (isRunning) return false;
    const unknown = this.#unknownSellers(search);
    return (
      value?.get(searchKey(search.query)) === 'failed' ||
      (unknown.length > 0 && unknown.every((email) => this.parts.verifiedSellers.isUnanswered(email)))
    );
  }

  /** New products, each once, however many searches find it. */
  get count(): number {
    return new Set(this.#lookedAt.flatMap((search) => (this.of(search)?.products ?? []).map(({ id }) => id))).size;
  }

  /** False if there may be more than `count`. */
  get isCountAll(): boolean {
    return this.#lookedAt.every((search) => this.of(search)?.isAll === true);
  }

  #newestOf(query: SavedSearch['query']): Newest | null {
    const answer = this.answers.value?.get(searchKey(query)) ?? null;
    return answer === 'failed' ? null : answer;
  }

  /** The sellers of unseen products whose verification is unknown, for a search that depends on it. */
  #unknownSellers({ query, look }: Asked): readonly string[] {
    const newest = this.#newestOf(query);
    if (newest === null || look === null) return [];
    return sellersToCheck(newest, look).filter((email) => !this.parts.verifiedSellers.isKnown(email));
  }

  get #lookedAt(): readonly SavedSearch[] {
    return this.parts.searches.all.filter(({ look }) => look !== null);
  }

  /** The searches without an answer. */
  get #missing(): string {
    const keys = this.#lookedAt.map(({ query }) => searchKey(query));
    return keys.filter((key) => this.answers.value?.has(key) !== true).join(' ');
  }

  async #ask(signal: CancelSignal): Promise<Result<Answers, ApiFailure>> {
    const answers = new Map<string, Newest | 'failed' | null>();
    let snapshot: object | undefined;
    for (const { query } of this.#lookedAt) {
      // One after the other, because other calls are waiting too.
      const answer = await readNewest(this.parts.list, query, { snapshot, signal });
      if (!answer.ok && !failuresOfOne.has(answer.failure.code)) return answer;
      answers.set(searchKey(query), answer.ok ? answer.value : 'failed');
      if (answer.ok) snapshot = answer.value?.snapshot ?? snapshot;
    }
    return ok(answers);
  }
}
