import type { NewlyAdded, BrowseProducts } from '#domain/search/browseProducts.ts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { ListCategories } from '#domain/catalogue/listCategories.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import type { ListUpcomingProducts } from '#domain/storefront/listUpcomingProducts.ts';
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
};

const kept = { keepsShown: true };

export class HomeViewModel {
  readonly categories = new Load<Listing<Category>, ApiFailure>(kept);
  readonly newlyAdded = new Load<NewlyAdded, ApiFailure>(kept);
  readonly advertised = new Load<Listing<Product>, ApiFailure>(kept);
  readonly upcoming = new Load<Listing<UpcomingProduct>, ApiFailure>(kept);
  readonly verified: VerifiedSellers;
  readonly #parts: HomeParts;

  constructor(parts: HomeParts) {
    this.#parts = parts;
    this.verified = parts.verifiedSellers;
  }

  start(): void {
    void this.refresh();
  }

  stop(): void {
    for (const list of [this.categories, this.newlyAdded, this.advertised, this.upcoming]) list.cancel();
  }

  /** Reads the lists. The cache answers for those that it has. */
  async refresh(): Promise<void> {
    const { browse, listCategories, listUpcoming } = this.#parts;
    await Promise.all([
      this.categories.run((signal) => listCategories({ signal })),
      this.newlyAdded.run((signal) => browse.newlyAdded(newlyAddedCategory, newest, { signal })),
      this.advertised.run((signal) => browse.promoted({ signal })),
      this.upcoming.run((signal) => listUpcoming({ signal })),
    ]);
  }
}
