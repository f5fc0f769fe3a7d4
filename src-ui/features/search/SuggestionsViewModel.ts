import type { CallFailure } from '#domain/shared/Failure.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { resultsToSuggestFrom } from '#domain/search/suggest.ts';
import { wordsAsked } from '#domain/search/words.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import { ok } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';
import { RecentSearches } from './RecentSearches.ts';
import { type FoundForText, type Suggestion, suggestionsFor } from './suggestionsFor.ts';
import { TypingPace } from './TypingPace.ts';

type SuggestionsParts = {
  readonly list: SearchableList<CallFailure>;
  /** The snapshot of the list on the page of all products, while it is open. */
  readonly shown: () => object | undefined;
  readonly device: DeviceStore;
};

/** Suggestions for the search field of the bar. */
export class SuggestionsViewModel {
  text = '';
  isOpen = false;
  /** The key of the suggestion that the arrow keys have reached. */
  activeKey: string | null = null;
  readonly recent: RecentSearches;
  results = new Load<FoundForText, CallFailure>();
  readonly pace = new TypingPace();
  readonly parts: SuggestionsParts;
  #unlisten = (): void => {};

  constructor(parts: SuggestionsParts) {
    this.parts = parts;
    this.recent = new RecentSearches(parts.device);
    makeAutoObservable(this, {
      recent: false,
      results: observableRef,
      pace: false,
      parts: false,
    });
  }

  start(): void {
    this.#unlisten = this.recent.follow();
  }

  stop(): void {
    this.#unlisten();
    this.close();
  }

  /** Shows suggestions for a text. Asks for the catalogue with the first word. */
  show(text: string): void {
    if (!this.isOpen) this.recent.read();
    const isNew = text !== this.text || this.results.state.status === 'idle';
    if (text !== this.text) this.activeKey = null;
    this.isOpen = true;
    this.text = text;
    // A call for the words before may be due.
    if (!this.hasWords) this.pace.stop();
    if (!this.hasWords || !isNew || this.#isReadingList) return;
    this.pace.run(this.parts.list.can, this.found?.page.whole ?? 0, () => void this.#find());
  }

  /** Asks again after a failure. */
  retry(): void {
    this.pace.stop();
    void this.#find();
  }

  /** Drops the catalogue: whoever caches it decides how long it stays in memory. */
  close(): void {
    this.isOpen = false;
    this.activeKey = null;
    this.pace.stop();
    this.results.cancel();
    this.results = new Load();
  }

  get found(): FoundForText | undefined {
    return this.results.value;
  }

  get hasWords(): boolean {
    return wordsAsked(this.text).length > 0;
  }

  get suggestions(): readonly Suggestion[] {
    if (!this.isOpen) return [];
    return suggestionsFor(this.text, this.hasWords ? this.found : undefined, this.recent.list);
  }

  /** Undefined if nothing is to be said: there are suggestions, or nothing is typed. */
  get notice(): 'preparing' | 'failed' | 'none' | undefined {
    if (!this.isOpen || !this.hasWords) return undefined;
    if (this.results.state.status === 'failed') return 'failed';
    if (this.found === undefined) return 'preparing';
    if (this.found.text !== this.text) return this.suggestions.length === 0 ? 'preparing' : undefined;
    return this.found.page.total.count > 0 ? undefined : 'none';
  }

  /** Whether anything is below the field. */
  get isShown(): boolean {
    return this.suggestions.length > 0 || this.notice !== undefined;
  }

  /** -1 while no suggestion is active. */
  get activePlace(): number {
    return this.suggestions.findIndex(({ key }) => key === this.activeKey);
  }

  /** Moves through the suggestions and, between the last and the first, back to the field. */
  move(step: 1 | -1): void {
    const stops = this.suggestions.length + 1;
    this.activeKey = this.suggestions[((this.activePlace + 1 + step + stops) % stops) - 1]?.key ?? null;
  }

  /** A whole list is read once each time, and searched for the text of then. If that failed, Enter still searches. */
  get #isReadingList(): boolean {
    const { status } = this.results.state;
    return this.parts.list.can.wholeLists && (status === 'loading' || status === 'failed');
  }

  async #find(): Promise<void> {
    const { text } = this;
    const { list, shown } = this.parts;
    const snapshot = shown() ?? this.found?.page.snapshot;
    await this.results.run(async (signal) => {
      const page = await list.find(
        { query: { ...emptyQuery, text }, size: resultsToSuggestFrom, after: null, facets: ['categories'], snapshot },
        { signal },
      );
      return page.ok ? ok({ text, page: page.value }) : page;
    });
    // While a whole list was read, keys asked for nothing. Otherwise they have asked already, at their pace.
    if (!list.can.wholeLists || !this.isOpen || !this.hasWords) return;
    if (this.found?.text === text && text !== this.text) await this.#find();
  }
}
