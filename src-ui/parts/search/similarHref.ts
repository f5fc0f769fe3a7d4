import type { Product } from '#domain/catalogue/Product.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { paths } from '../../context/paths.ts';
import { findingHref } from './findingHref.ts';

/** The available products of the same category. */
export function similarHref({ categoryName }: Pick<Product, 'categoryName'>): string {
  return findingHref(paths.allProducts, '', { ...emptyQuery, categories: [categoryName], statuses: ['available'] });
}
