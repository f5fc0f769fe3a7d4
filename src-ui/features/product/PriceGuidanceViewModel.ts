import type { BrowseProducts } from '#domain/catalogue/BrowseProducts.ts';
import { type Appraised, type PriceGuidance, priceGuidance } from '#domain/catalogue/finding/priceGuidance.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { Load } from '../../state/Load.ts';

/** What others ask for what somebody is about to offer. */
export class PriceGuidanceViewModel {
  readonly offered = new Load<Listing<Product>, ApiFailure>();
  readonly #browse: BrowseProducts;

  constructor(browse: BrowseProducts) {
    this.#browse = browse;
  }

  stop(): void {
    this.offered.cancel();
  }

  /** Asked for when there is something to compare; without an answer there is no guidance, and nothing is in the way. */
  load(): void {
    if (this.offered.value === undefined) void this.offered.run((signal) => this.#browse.all({ signal }));
  }

  /** Null until the products are here, without a category, and where too few are alike. */
  of(thing: Appraised): PriceGuidance | null {
    const listing = this.offered.value;
    return listing === undefined || thing.categoryName === '' ? null : priceGuidance(listing.items, thing);
  }
}
