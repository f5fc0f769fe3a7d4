import { type Result, ok } from '../shared/Result.ts';
import type { Total } from './CatalogueSearch.ts';
import type { Facet, FindingQuery } from './FindingQuery.ts';
import { setFilters, withoutFacet } from './setFilters.ts';

export type FilterToDrop = {
  readonly facet: Facet | 'text';
  /** The results without it. */
  readonly total: Total;
};

export type CountResults<F> = (query: FindingQuery) => Promise<Result<Total, F>>;

/** The first of equally good ones is dropped. */
const order = [
  'categories',
  'conditions',
  'places',
  'verified',
  'advertised',
  'price',
  'months',
  'text',
  'statuses',
] as const satisfies readonly (Facet | 'text')[];

/**
 * For a query without results: the filter, or the text, whose removal gives the most; null if no single removal gives
 * any.
 */
export async function bestFilterToDrop<F>(
  count: CountResults<F>,
  query: FindingQuery,
): Promise<Result<FilterToDrop | null, F>> {
  const set = new Set<string>(setFilters(query).map(({ facet }) => facet));
  const facets = order.filter((facet) => set.has(facet));
  const totals = await Promise.all(facets.map((facet) => count(withoutFacet(query, facet))));
  let best: FilterToDrop | null = null;
  for (const [place, total] of totals.entries()) {
    if (!total.ok) return total;
    const facet = facets[place];
    if (facet !== undefined && total.value.count > (best?.total.count ?? 0)) best = { facet, total: total.value };
  }
  return ok(best);
}
