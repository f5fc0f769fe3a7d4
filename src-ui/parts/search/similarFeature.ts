import type { Product } from '#domain/catalogue/Product.ts';
import type { Ports } from '#domain/Ports.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { paths } from '../../context/paths.ts';
import { findingHref } from './findingHref.ts';

export const similarFeature = ({ search }: Pick<Ports, 'search'>) => ({
  /** The products of the same category; the available ones, unless the marketplace's search cannot tell. */
  similarHref: ({ categoryName }: Pick<Product, 'categoryName'>): string => {
    const knows = search === null || search.can.facets.includes('statuses');
    const statuses = knows ? (['available'] as const) : [];
    return findingHref(paths.allProducts, '', { ...emptyQuery, categories: [categoryName], statuses });
  },
});
