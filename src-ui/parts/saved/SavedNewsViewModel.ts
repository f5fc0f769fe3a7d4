import { makeAutoObservable, observableRef } from 'mobx';
import { type Offers, noOffers } from '#domain/search/Offers.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { SavedProducts } from '../../state/SavedProducts.ts';
import { savedEntries } from './SavedEntry.ts';
import type { SearchNews } from './SearchNews.ts';

type SavedNewsParts = {
  /** The products on offer, at least those with the ids; none if too many would have to be asked for. */
  readonly offers: (ids: readonly string[]) => Promise<Result<Offers, ApiFailure>>;
  readonly wishList: SavedProducts;
  readonly news: SearchNews;
};

/** The numbers of new products and changed prices. Quiet: if the products cannot be read, it says nothing. */
export class SavedNewsViewModel {
  /** The marketplace's last answer. */
  offered: Offers = noOffers;
  readonly #parts: SavedNewsParts;
  #isStopped = false;

  constructor(parts: SavedNewsParts) {
    this.#parts = parts;
    makeAutoObservable(this, { offered: observableRef });
  }

  start(): void {
    this.#isStopped = false;
    this.#parts.news.start();
    void this.readPrices();
  }

  stop(): void {
    this.#isStopped = true;
    this.#parts.news.stop();
  }

  async refresh(): Promise<void> {
    await Promise.all([this.#parts.news.refresh(), this.readPrices()]);
  }

  async readPrices(): Promise<void> {
    const { offers, wishList } = this.#parts;
    if (wishList.size === 0) return;
    const answer = await offers(wishList.oldestFirst.map(({ productId }) => productId));
    if (answer.ok && !this.#isStopped) this.setOffered(answer.value);
  }

  setOffered(offers: Offers): void {
    this.offered = offers;
  }

  /** Follows the wish list, where a product may be removed or its price seen. */
  get priceChanges(): number {
    const wishes = savedEntries(this.#parts.wishList.oldestFirst, this.offered);
    return wishes.filter(({ priceChange }) => priceChange !== null).length;
  }

  get newProducts(): number {
    return this.#parts.news.count;
  }

  /** False if there may be more new products. */
  get isAll(): boolean {
    return this.#parts.news.isCountAll;
  }
}
