import type { Product } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch, FindRequest } from '#domain/search/CatalogueSearch.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import { searchCallAbilities } from '#domain/search/searchCallAbilities.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { ok } from '#domain/shared/Result.ts';
import { aLocalSearch } from '../contracts/aLocalSearch.ts';

/** A list that the shop searches by itself. */
export function aListToSearch(products: readonly Product[]): SearchableList<ApiFailure> {
  const search = aLocalSearch(products);
  return {
    can: search.can,
    find: (request, options) => search.find({ ...request, within: { of: 'all' } }, options),
  };
}

/** A list that a marketplace searches page by page, with what it was asked. */
export function aListInPages(products: readonly Product[]) {
  const asked: Omit<FindRequest, 'within'>[] = [];
  const whole = aListToSearch(products);
  const list: SearchableList<ApiFailure> = {
    can: searchCallAbilities,
    find: (request, options) => {
      asked.push(request);
      return whole.find(request, options);
    },
  };
  return { ...list, asked };
}

/** A marketplace with `search`. */
export function aMarketplaceSearch(products: readonly Product[]): CatalogueSearch {
  const { can, find } = aListInPages(products);
  return {
    can,
    find: (request, options = {}) => find(request, options),
    product: async (id) => ok(products.find((product) => product.id === id) ?? null),
    similar: async () => ok([]),
    prices: async () => ok(null),
  };
}
