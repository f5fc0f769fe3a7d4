import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import type { FakeCalls } from './FakeCalls.ts';

/** The extension `search` of the in-memory marketplace. */
export function fakeCatalogueSearch(search: CatalogueSearch, calls: FakeCalls): CatalogueSearch {
  return {
    can: search.can,
    find: (request, options) => calls.open('search.find', () => search.find(request), options),
    product: (id, options) => calls.open('search.product', () => search.product(id), options),
    similar: (like, size, options) => calls.open('search.similar', () => search.similar(like, size), options),
    prices: (like, options) => calls.open('search.prices', () => search.prices(like), options),
  };
}
