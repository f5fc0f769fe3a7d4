import type { CountedFacets } from './CatalogueSearch.ts';
import type { FacetCounts } from './facetCounts.ts';
import type { Facet } from './FindingQuery.ts';

/** Only the facets that were asked for. */
export function pickFacets(counts: FacetCounts, facets: readonly Facet[]): CountedFacets {
  return Object.fromEntries(facets.map((facet) => [facet, counts[facet]]));
}
