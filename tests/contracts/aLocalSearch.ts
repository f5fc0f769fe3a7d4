import type { Product } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { LocalCatalogueSearch } from '#domain/search/LocalCatalogueSearch.ts';
import type { IsVerified } from '#domain/search/withVerifiedSellers.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';

/** The shop's own search over a fixed list. What other searches answer is compared with it. */
export function aLocalSearch(products: readonly Product[], isVerified: IsVerified = () => false): CatalogueSearch {
  return new LocalCatalogueSearch({
    read: async (within) =>
      ok(
        listing(
          products.filter(
            ({ categoryName, advertised }) =>
              within.of === 'all' || (within.of === 'advertised' ? advertised : categoryName === within.categoryName),
          ),
        ),
      ),
    indexes: new WeakMap(),
    repeat: async (step) => {
      while (!step());
    },
    isVerified,
    now: () => 0,
  });
}
