import { makeAutoObservable, observableRef } from 'mobx';
import type { NewlyAdded, BrowseProducts } from '#domain/search/browseProducts.ts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { ListCategories } from '#domain/catalogue/listCategories.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { type Countdown, countdown } from '#domain/storefront/countdown.ts';
import type { ListUpcomingProducts } from '#domain/storefront/listUpcomingProducts.ts';
import { droneOffer, type Offer } from '#domain/storefront/Offer.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import { Load } from '../../state/Load.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';

/** The number of newest products on Home. */
const newest = 9;
/** The category of the server's newly added products. */
const newlyAddedCategory = 'Smart Phone';

type HomeParts = {
  readonly browse: BrowseProducts;
  readonly listCategories: ListCategories;
  readonly listUpcoming: ListUpcomingProducts;
  readonly verifiedSellers: VerifiedSellers;
  readonly clock: Clock;
  readonly offerEndsAt: number;
};

export class HomeViewModel {
  readonly categories = new Load<Listing<Category>, ApiFailure>();
  readonly newlyAdded = new Load<NewlyAdded, ApiFailure>();
  readonly advertised = new Load<Listing<Product>, ApiFailure>();
  readonly upcoming = new Load<Listing<UpcomingProduct>, ApiFailure>();
  readonly verified: VerifiedSellers;
  readonly offer: Offer;
  now: number;
  readonly #parts: HomeParts;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(parts: HomeParts) {
    this.#parts = parts;
    this.verified = parts.verifiedSellers;
    this.offer = droneOffer(parts.offerEndsAt);
    this.now = parts.clock.now();
    makeAutoObservable(this, {
      categories: observableRef,
      newlyAdded: observableRef,
      advertised: observableRef,
      upcoming: observableRef,
      verified: false,
      offer: false,
    });
  }

  start(): void {
    const { browse, listCategories, listUpcoming } = this.#parts;
    void this.categories.run((signal) => listCategories({ signal }));
    void this.newlyAdded.run((signal) => browse.newlyAdded(newlyAddedCategory, newest, { signal }));
    void this.advertised.run((signal) => browse.promoted({ signal }));
    void this.upcoming.run((signal) => listUpcoming({ signal }));
    this.tick();
    if (!this.countdown.over) this.#ticking = setInterval(() => this.tick(), 1000);
  }

  stop(): void {
    for (const list of [this.categories, this.newlyAdded, this.advertised, this.upcoming]) list.cancel();
    clearInterval(this.#ticking);
  }

  get countdown(): Countdown {
    return countdown(this.now, this.offer.endsAt);
  }

  /** Separate from the countdown, so that components which need only this are not drawn every second. */
  get isOfferOver(): boolean {
    return this.countdown.over;
  }

  tick(): void {
    this.now = this.#parts.clock.now();
    if (this.countdown.over) clearInterval(this.#ticking);
  }
}
