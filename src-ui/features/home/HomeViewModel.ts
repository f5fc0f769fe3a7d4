import { makeAutoObservable, observableRef } from 'mobx';
import type { BrowseProducts } from '#domain/catalogue/BrowseProducts.ts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { ListCategories } from '#domain/catalogue/ListCategories.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { type Countdown, countdown } from '#domain/storefront/countdown.ts';
import type { ListUpcomingProducts } from '#domain/storefront/ListUpcomingProducts.ts';
import { droneOffer, type Offer } from '#domain/storefront/Offer.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import { Load } from '../../state/Load.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';

/** How many of the newest products Home shows. */
const newest = 9;
/** The category that the server's newly added products are taken from. */
const newlyAddedCategory = 'Smart Phone';

export class HomeViewModel {
  readonly categories = new Load<Listing<Category>, ApiFailure>();
  readonly newlyAdded = new Load<Listing<Product>, ApiFailure>();
  readonly advertised = new Load<Listing<Product>, ApiFailure>();
  readonly upcoming = new Load<Listing<UpcomingProduct>, ApiFailure>();
  readonly verified: VerifiedSellers;
  readonly offer: Offer;
  now: number;
  readonly #browse: BrowseProducts;
  readonly #listCategories: ListCategories;
  readonly #listUpcoming: ListUpcomingProducts;
  readonly #clock: Clock;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(
    browse: BrowseProducts,
    listCategories: ListCategories,
    listUpcoming: ListUpcomingProducts,
    verified: VerifiedSellers,
    clock: Clock,
    offerEndsAt: number,
  ) {
    this.#browse = browse;
    this.#listCategories = listCategories;
    this.#listUpcoming = listUpcoming;
    this.#clock = clock;
    this.verified = verified;
    this.offer = droneOffer(offerEndsAt);
    this.now = clock.now();
    makeAutoObservable(this, {
      categories: observableRef, newlyAdded: observableRef, advertised: observableRef, upcoming: observableRef,
      verified: false, offer: false,
    });
  }

  start(): void {
    void this.categories.run((signal) => this.#listCategories.execute({ signal }));
    void this.newlyAdded.run((signal) => this.#browse.newlyAdded(newlyAddedCategory, newest, { signal }));
    void this.advertised.run((signal) => this.#browse.advertised({ signal }));
    void this.upcoming.run((signal) => this.#listUpcoming.execute({ signal }));
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

  /** Known apart from the countdown, so that what only depends on this is not drawn every second. */
  get isOfferOver(): boolean {
    return this.countdown.over;
  }

  tick(): void {
    this.now = this.#clock.now();
    if (this.countdown.over) clearInterval(this.#ticking);
  }
}
