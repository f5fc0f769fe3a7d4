import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Product } from '#domain/catalogue/Product.ts';
import { type FilterToDrop, bestFilterToDrop } from '#domain/catalogue/finding/bestFilterToDrop.ts';
import { type FindingQuery, emptyQuery, sortOf } from '#domain/catalogue/finding/FindingQuery.ts';
import { type FindResult, find } from '#domain/catalogue/finding/find.ts';
import { orderBy } from '#domain/catalogue/finding/orderBy.ts';
import { type ProductIndex, withVerifiedSellers } from '#domain/catalogue/finding/ProductIndex.ts';
import { setFilters } from '#domain/catalogue/finding/setFilters.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { indexAtOnce, indexInSlices } from './indexInSlices.ts';

/** From so many on, a key is painted in its field before the list answers to it. */
const slowFrom = 20_000;
/** Answers about sellers come one by one; the list follows them at this pace. */
const verifiedPace = 300;

/** What someone looks for in a list of products, and what there is of it. */
export class FindingViewModel {
  query: FindingQuery = emptyQuery;
  /** What stands in the search field; the query follows at once or, in a very long list, a frame later. */
  text = '';
  products: readonly Product[] = [];
  index: ProductIndex | null = null;
  /** The sellers have been asked about, or are being. */
  isAskingSellers = false;
  readonly verified: VerifiedSellers;
  stopIndexing = (): void => {};
  stopFollowing = (): void => {};
  pendingText: ReturnType<typeof setTimeout> | undefined;

  constructor(verified: VerifiedSellers) {
    this.verified = verified;
    makeAutoObservable(this, {
      query: observableRef, products: observableRef, index: observableRef,
      verified: false, stopIndexing: false, stopFollowing: false, pendingText: false,
    });
  }

  take(products: readonly Product[]): void {
    if (products === this.products && this.index !== null) {
      this.useIndex(this.index);
      return;
    }
    this.stopIndexing();
    this.products = products;
    this.index = null;
    const known = indexAtOnce(products);
    if (known === null) this.stopIndexing = indexInSlices(products, (index) => this.useIndex(index));
    else this.useIndex(known);
  }

  stop(): void {
    this.stopIndexing();
    this.stopFollowing();
    clearTimeout(this.pendingText);
  }

  useIndex(index: ProductIndex): void {
    this.index = index;
    if (this.isAskingSellers || this.query.verified) this.askSellers();
  }

  /** Null while the list is still being read, and would have to be searched or narrowed. */
  get result(): FindResult | null {
    return this.index === null ? null : find(this.index, this.query);
  }

  /** Positions in `products`, in order: what there is to be drawn. The plain list needs no index. */
  get positions(): Uint32Array | null {
    if (this.result !== null) return this.result.positions;
    if (this.isNarrowed || sortOf(this.query) !== 'newest') return null;
    return orderBy(Float64Array.from(this.products, (product) => -(product.postedAt ?? -Infinity)));
  }

  /** The list does not answer yet to what stands in the field. */
  get isBusy(): boolean {
    return this.text !== this.query.text;
  }

  get isNarrowed(): boolean {
    return setFilters(this.query).length > 0;
  }

  get filterToDrop(): FilterToDrop | null {
    return this.index === null ? null : bestFilterToDrop(this.index, this.query);
  }

  /** Of how many sellers the marketplace has said whether they are verified. */
  get sellersKnown(): { readonly known: number; readonly all: number } {
    const emails = this.index?.sellers.labels.slice(1) ?? [];
    return { known: emails.filter((email) => this.verified.isKnown(email)).length, all: emails.length };
  }

  set(query: FindingQuery): void {
    clearTimeout(this.pendingText);
    this.query = query;
    this.text = query.text;
    if (query.verified) this.askSellers();
  }

  type(text: string): void {
    this.text = text;
    clearTimeout(this.pendingText);
    if (this.products.length < slowFrom) this.setText();
    else this.pendingText = setTimeout(() => requestAnimationFrame(() => this.setText()), 0);
  }

  setText(): void {
    this.query = { ...this.query, text: this.text };
  }

  /** Each seller costs a question: only once somebody sees what it is for. */
  askSellers(): void {
    this.isAskingSellers = true;
    if (this.index === null) return;
    this.verified.askAbout(this.index.sellers.labels.slice(1));
    this.followSellers();
    this.stopFollowing();
    this.stopFollowing = reaction(() => this.verified.known.size, () => this.followSellers(), { delay: verifiedPace });
  }

  followSellers(): void {
    if (this.index !== null) this.index = withVerifiedSellers(this.index, (email) => this.verified.has(email));
  }
}
