import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { LocalCatalogueSearch } from '#domain/search/LocalCatalogueSearch.ts';
import { searchCallAbilities } from '#domain/search/searchCallAbilities.ts';
import type { MarketplaceProducts } from './MarketplaceProducts.ts';
import type { MarketplaceUsers } from './MarketplaceUsers.ts';

const largestPage = 100;

/** A marketplace's own search: the shop's index, in pages, over what is on offer now. */
export function marketplaceSearch(products: MarketplaceProducts, users: MarketplaceUsers): CatalogueSearch {
  const verified = (sellerEmail: string): boolean => {
    const answer = users.isVerified(normaliseEmail(sellerEmail));
    return answer.ok && answer.value;
  };
  const search = new LocalCatalogueSearch({
    read: async (within) => {
      const found =
        within.of === 'category'
          ? products.ofCategory(within.categoryName)
          : within.of === 'advertised'
            ? products.advertised()
            : products.all();
      return found.ok ? ok(listing(found.value)) : found;
    },
    indexes: new WeakMap(),
    repeat: async (step) => {
      while (!step());
    },
    isVerified: verified,
    now: () => Date.now(),
  });
  return {
    can: searchCallAbilities,
    find: async (request) => {
      const found = await search.find({ ...request, size: Math.min(request.size, largestPage), snapshot: undefined });
      return found.ok ? ok({ ...found.value, whole: null, sellers: null, snapshot: undefined }) : found;
    },
    product: (id) => search.product(id, { fresh: true }),
    similar: (like, size) => search.similar(like, Math.min(size, largestPage)),
    prices: (like) => search.prices(like),
  };
}
