import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Product } from '#domain/catalogue/Product.ts';
import { type FilterToDrop, bestFilterToDrop } from '#domain/search/bestFilterToDrop.ts';
import { type FindingQuery, emptyQuery } from '#domain/search/FindingQuery.ts';
import { type FindResult, find } from '#domain/search/find.ts';
import { orderBy } from '#domain/search/orderBy.ts';
import type { ProductIndex } from '#domain/search/ProductIndex.ts';
import { withVerifiedSellers } from '#domain/search/withVerifiedSellers.ts';
import { setFilters } from '#domain/search/setFilters.ts';
import { sortIn } from '#domain/search/sortIn.ts';
import type { SharedCatalogue } from '../../state/SharedCatalogue.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { indexAtOnce, indexInSlices } from './indexInSlices.ts';

/** From this many products on, the field shows a key before the list updates. */
const slowFrom = 20_000;
/** Answers about sellers arrive one by one; the list updates at this pace. */
const verifiedPace = 300;

/** A search in a list of products, with its results. */
export class FindingViewModel {
  query: FindingQuery = emptyQuery;
  /** The search field's text. The query follows at once or, in a very long list, one frame later. */
  text = '';
  products: readonly Product[] = [];
  index: ProductIndex | null = null;
  /** True once the sellers are being looked up. */
  isAskingSellers = false;
  readonly verified: VerifiedSellers;
  readonly indexes: SharedCatalogue['indexes'];
  stopIndexing = (): void => {};
  stopFollowing = (): void => {};
  pendingText: ReturnType<typeof setTimeout> | undefined;

  constructor(verified: VerifiedSellers, indexes: SharedCatalogue['indexes']) {
    this.verified = verified;
    this.indexes = indexes;
    makeAutoObservable(this, {
      query: observableRef,
      products: observableRef,
      index: observableRef,
      verified: false,
      indexes: false,
      stopIndexing: false,
      stopFollowing: false,
      pendingText: false,
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
    const known = indexAtOnce(this.indexes, products);
    if (known === null) this.stopIndexing = indexInSlices(this.indexes, products, (index) => this.useIndex(index));
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

  /** Null while the index that searching and filtering need is being built. */
  get result(): FindResult | null {
    return this.index === null ? null : find(this.index, this.query);
  }

  /** The positions in `products` to draw, in order. The unfiltered list needs no index. */
  get positions(): Uint32Array | null {
    if (this.result !== null) return this.result.positions;
    if (this.isNarrowed || sortIn(this.query, this.hasStatuses) !== 'newest') return null;
    return orderBy(Float64Array.from(this.products, (product) => -(product.postedAt ?? -Infinity)));
  }

  /** Whether any product states its availability. */
  get hasStatuses(): boolean {
    return this.products.some(({ status }) => status !== undefined);
  }

  /** True while the list has not yet caught up with the field. */
  get isBusy(): boolean {
    return this.text !== this.query.text;
  }

  get isNarrowed(): boolean {
    return setFilters(this.query).length > 0;
  }

  get filterToDrop(): FilterToDrop | null {
    return this.index === null ? null : bestFilterToDrop(this.index, this.query);
  }

  /** The number of sellers whose verification is known, and the number whose look-up failed. */
  get sellersKnown(): { readonly known: number; readonly failed: number; readonly all: number } {
    const emails = this.index?.sellers.labels.slice(1) ?? [];
    return {
      known: emails.filter((email) => this.verified.isKnown(email)).length,
      failed: emails.filter((email) => this.verified.isUnanswered(email)).length,
      all: emails.length,
    };
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

  /** Called once the verified filter is in view, because each seller costs a call. */
  askSellers(): void {
    this.isAskingSellers = true;
    if (this.index === null) return;
    this.verified.askAbout(this.index.sellers.labels.slice(1));
    this.followSellers();
    this.stopFollowing();
    this.stopFollowing = reaction(
      () => this.verified.known.size,
      () => this.followSellers(),
      { delay: verifiedPace },
    );
  }

  followSellers(): void {
    if (this.index !== null) this.index = withVerifiedSellers(this.index, (email) => this.verified.has(email));
  }
}
