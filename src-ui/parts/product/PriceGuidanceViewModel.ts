import type { BrowseProducts } from '#domain/catalogue/browseProducts.ts';
import { type ProductToPrice, type PriceGuidance, priceGuidance } from '#domain/search/priceGuidance.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { Load } from '../../state/Load.ts';

/** Prices of listings similar to the product in the form. */
export class PriceGuidanceViewModel {
  readonly offered = new Load<Listing<Product>, ApiFailure>();
  readonly #browse: BrowseProducts;

  constructor(browse: BrowseProducts) {
    this.#browse = browse;
  }

  stop(): void {
    this.offered.cancel();
  }

  /** Called once there is something to compare. Without an answer the form simply shows no guidance. */
  load(): void {
    if (this.offered.value === undefined) void this.offered.run((signal) => this.#browse.all({ signal }));
  }

  /** Null while the products are loading, without a category, or if too few are similar. */
  of(thing: ProductToPrice): PriceGuidance | null {
    const listing = this.offered.value;
    return listing === undefined || thing.categoryName === '' ? null : priceGuidance(listing.items, thing);
  }
}
