import type { CatalogueScope } from './CatalogueSearch.ts';
import { facetKey } from './facetKey.ts';
import type { FindingQuery } from './FindingQuery.ts';

/** The query over the whole catalogue that finds the same. Null if nothing can match, as with another category. */
export function scopedQuery(query: FindingQuery, within: CatalogueScope): FindingQuery | null {
  if (within.of === 'all') return query;
  if (within.of === 'advertised') return { ...query, advertised: true };
  const key = facetKey(within.categoryName);
  if (query.categories.length > 0 && !query.categories.some((name) => facetKey(name) === key)) return null;
  return { ...query, categories: [within.categoryName] };
}
