import type { Product } from '#domain/catalogue/Product.ts';
import type { SearchableList } from '#ui/features/search/SearchableList.ts';
import { aLocalSearch } from '../contracts/aLocalSearch.ts';

/** A list of these products that can be searched. */
export function aLocalList(products: readonly Product[]): SearchableList {
  const search = aLocalSearch(products);
  return { can: search.can, find: (request) => search.find({ ...request, within: { of: 'all' } }) };
}
