import { makeAutoObservable, reaction } from 'mobx';
import type { ListOffersWith } from '#domain/search/listOffersWith.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { seePrices } from '#domain/saved/markSeen.ts';
import type { SavedProduct } from '#domain/saved/SavedProduct.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { SavedProducts } from '../../state/SavedProducts.ts';
import { latestFirst } from '../../parts/saved/latestFirst.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import type { SearchNews } from '../../parts/saved/SearchNews.ts';
import type { SavedEntry } from '../../parts/saved/SavedEntry.ts';
import { SavedOffers } from '../../parts/saved/SavedOffers.ts';

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
  readonly offers: SavedOffers;
  readonly verified: VerifiedSellers;
  readonly viewed: SavedProducts;
  readonly news: SearchNews;
  readonly clock: Clock;
  readonly #wishList: SavedProducts;
  #stopFollowing = (): void => {};

  constructor({ listWith, verifiedSellers, wishList, recentlyViewed, clock }: WishListParts, news: SearchNews) {
    this.offers = new SavedOffers(listWith, [wishList, recentlyViewed]);
    this.verified = verifiedSellers;
    this.#wishList = wishList;
    this.viewed = recentlyViewed;
    this.news = news;
    this.clock = clock;
    makeAutoObservable(this, { offers: false, verified: false, viewed: false, news: false, clock: false });
  }

  start(): void {
    void this.refresh();
    // A file or another tab may save more.
    this.#stopFollowing = reaction(
      () => this.#unknown.join(),
      (unknown) => {
        if (unknown !== '') void this.refresh();
      },
    );
  }

  stop(): void {
    this.#stopFollowing();
    this.offers.load.cancel();
  }

  async refresh(): Promise<void> {
    const ids = this.#ids;
    if (ids.length > 0) await this.offers.read(ids);
  }

  /** Only those of which is known whether they are on offer. */
  get wishes(): readonly SavedEntry[] {
    return this.offers.entries(latestFirst(this.#wishList));
  }

  /** The number of wishes that are being asked for. */
  get unknownWishes(): number {
    return this.offers.load.isRunning ? this.#wishList.size - this.wishes.length : 0;
  }

  get recent(): readonly SavedEntry[] {
    return this.offers.entries(this.#recent);
  }

  get #ids(): readonly string[] {
    return [...latestFirst(this.#wishList), ...this.#recent].map(({ productId }) => productId);
  }

  get #unknown(): readonly string[] {
    return this.#ids.filter((id) => !this.offers.knows(id));
  }

  get #recent(): readonly SavedProduct[] {
    return latestFirst(this.viewed).slice(0, maxRecent);
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
