import { makeAutoObservable } from 'mobx';
import type { ListOffersWith } from '#domain/search/listOffersWith.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { seePrices } from '#domain/saved/markSeen.ts';
import type { SavedProduct } from '#domain/saved/SavedProduct.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { Load } from '../../state/Load.ts';
import type { SavedProducts } from '../../state/SavedProducts.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import type { SearchNews } from '../../parts/saved/SearchNews.ts';
import { type SavedEntry, savedEntries } from '../../parts/saved/SavedEntry.ts';

const maxRecent = 12;

type WishListParts = {
  readonly listWith: ListOffersWith;
  readonly verifiedSellers: VerifiedSellers;
  readonly wishList: SavedProducts;
  readonly recentlyViewed: SavedProducts;
  readonly clock: Clock;
};

/** The wish list, the saved searches and recently viewed products, joined with the current offers. */
export class WishListViewModel {
  readonly all = new Load<readonly Product[], ApiFailure>();
  readonly verified: VerifiedSellers;
  readonly viewed: SavedProducts;
  readonly news: SearchNews;
  readonly clock: Clock;
  readonly #listWith: ListOffersWith;
  readonly #wishList: SavedProducts;

  constructor({ listWith, verifiedSellers, wishList, recentlyViewed, clock }: WishListParts, news: SearchNews) {
    this.#listWith = listWith;
    this.verified = verifiedSellers;
    this.#wishList = wishList;
    this.viewed = recentlyViewed;
    this.news = news;
    this.clock = clock;
    makeAutoObservable(this, { all: false, verified: false, viewed: false, news: false, clock: false });
  }

  start(): void {
    if (this.#wishList.size > 0 || this.viewed.size > 0) void this.load();
  }

  stop(): void {
    this.all.cancel();
  }

  async load(): Promise<void> {
    const ids = [...this.#wishList.latestFirst, ...this.#recent].map(({ productId }) => productId);
    await this.all.run((signal) => this.#listWith(ids, { signal }));
    if (this.all.value === undefined) return;
    this.#wishList.updateFacts(this.all.value);
    this.viewed.updateFacts(this.all.value);
  }

  get wishes(): readonly SavedEntry[] {
    return savedEntries(this.#wishList.latestFirst, this.all.value ?? []);
  }

  get recent(): readonly SavedEntry[] {
    return savedEntries(this.#recent, this.all.value ?? []);
  }

  get #recent(): readonly SavedProduct[] {
    return this.viewed.latestFirst.slice(0, maxRecent);
  }

  get changedPrices(): readonly Product[] {
    return this.wishes.flatMap(({ product, priceChange }) =>
      product === null || priceChange === null ? [] : [product],
    );
  }

  markPricesSeen(): void {
    const { changedPrices, clock } = this;
    this.#wishList.change((list) => seePrices(list, changedPrices, clock.now()));
  }
}
