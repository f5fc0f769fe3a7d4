import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { checkSellerVerified } from '#domain/catalogue/checkSellerVerified.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { catalogueSearch } from '#ui/state/catalogueSearch.ts';
import { VerifiedSellers } from '#ui/state/VerifiedSellers.ts';

/** The shop's own search, over these lists. */
export function aSearchOver(products: ProductsApi): CatalogueSearch {
  return catalogueSearch(
    { products, search: null, clock: { now: () => 0 } },
    {
      verifiedSellers: new VerifiedSellers(checkSellerVerified({ users: {} as UsersApi })),
      sharedCatalogue: { indexes: new WeakMap(), shown: null },
    },
  );
}
