import { makeAutoObservable, observableRef } from 'mobx';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ProductIndex } from '#domain/search/ProductIndex.ts';
import { forgetSearch, rememberSearch, similarSearches, storedSearches } from '#domain/search/recentSearches.ts';
import { type SuggestedCategory, suggest } from '#domain/search/suggest.ts';
import { wordsAsked } from '#domain/search/words.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { CancelSignal, Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';
import type { SharedCatalogue } from '../../state/SharedCatalogue.ts';
import { indexAtOnce, indexInSlices } from './indexInSlices.ts';

/** The choices below the search field. */
export type Suggestion =
  | { readonly kind: 'product'; readonly key: string; readonly product: Product }
  | { readonly kind: 'category'; readonly key: string; readonly category: SuggestedCategory }
  | { readonly kind: 'search'; readonly key: string; readonly text: string }
  /** Everything that matches. */
  | { readonly kind: 'all'; readonly key: string; readonly total: number };

type SuggestionsParts = {
  readonly read: (options: ReadOptions) => Promise<Result<Listing<Product>, ApiFailure>>;
  readonly indexes: SharedCatalogue['indexes'];
  readonly device: DeviceStore;
};

/** Suggestions for the search field of the bar. */
export class SuggestionsViewModel {
  text = '';
  isOpen = false;
  /** The key of the suggestion that the arrow keys have reached. */
  activeKey: string | null = null;
  searches: readonly string[] = [];
  list = new Load<Listing<Product>, ApiFailure>();
  index: ProductIndex | null = null;
  stopIndexing = (): void => {};
  readonly parts: SuggestionsParts;

  constructor(parts: SuggestionsParts) {
    this.parts = parts;
    makeAutoObservable(this, {
      searches: observableRef,
      list: observableRef,
      index: observableRef,
      stopIndexing: false,
      parts: false,
    });
  }

  stop(): void {
    this.close();
  }

  /** Shows suggestions for a text. Asks for the catalogue with the first word. */
  show(text: string): void {
    if (!this.isOpen) this.searches = this.#storedSearches;
    if (text !== this.text) this.activeKey = null;
    this.isOpen = true;
    this.text = text;
    if (this.hasWords && this.list.state.status === 'idle') void this.list.run((signal) => this.#readAndIndex(signal));
  }

  /** Drops the catalogue: whoever caches it decides how long it stays in memory. */
  close(): void {
    this.isOpen = false;
    this.activeKey = null;
    this.stopIndexing();
    this.list.cancel();
    this.list = new Load();
    this.index = null;
  }

  get hasWords(): boolean {
    return wordsAsked(this.text).length > 0;
  }

  get suggestions(): readonly Suggestion[] {
    if (!this.isOpen) return [];
    const found = this.index === null || !this.hasWords ? null : suggest(this.index, this.text);
    const products = found?.products ?? [];
    const categories = found?.categories ?? [];
    const total = found?.total ?? 0;
    return [
      ...products.map((product) => ({ kind: 'product' as const, key: `product ${product.id}`, product })),
      ...categories.map((category) => ({ kind: 'category' as const, key: `category ${category.name}`, category })),
      ...similarSearches(this.searches, this.text).map((text) => ({
        kind: 'search' as const,
        key: `search ${text}`,
        text,
      })),
      ...(total > 0 ? [{ kind: 'all' as const, key: 'all', total }] : []),
    ];
  }

  /** Undefined if nothing is to be said: there are suggestions, or nothing is typed. */
  get notice(): 'preparing' | 'failed' | 'none' | undefined {
    if (!this.isOpen || !this.hasWords) return undefined;
    if (this.list.state.status === 'failed') return 'failed';
    if (this.index === null) return 'preparing';
    return this.suggestions.some(({ kind }) => kind === 'all') ? undefined : 'none';
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

  remember(text: string): void {
    this.#changeSearches((searches) => rememberSearch(searches, text));
  }

  forget(text: string): void {
    this.#changeSearches((searches) => forgetSearch(searches, text));
  }

  forgetAll(): void {
    this.#changeSearches(() => []);
  }

  /** Another tab may have changed them, so every change starts from the stored ones. */
  #changeSearches(change: (searches: readonly string[]) => readonly string[]): void {
    this.searches = change(this.#storedSearches);
    this.parts.device.write(storedSearches, this.searches);
  }

  get #storedSearches(): readonly string[] {
    return this.parts.device.read(storedSearches) ?? [];
  }

  async #readAndIndex(signal: CancelSignal): Promise<Result<Listing<Product>, ApiFailure>> {
    const answer = await this.parts.read({ signal });
    if (answer.ok && !signal.aborted) this.setProducts(answer.value.items);
    return answer;
  }

  setProducts(products: readonly Product[]): void {
    const known = indexAtOnce(this.parts.indexes, products);
    if (known === null)
      this.stopIndexing = indexInSlices(this.parts.indexes, products, (index) => this.setIndex(index));
    else this.setIndex(known);
  }

  setIndex(index: ProductIndex): void {
    this.index = index;
  }
}
