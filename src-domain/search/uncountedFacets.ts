import { conditions } from '../catalogue/Product.ts';
import type { CountedFacets } from './CatalogueSearch.ts';
import { emptyQuery, openRange } from './emptyQuery.ts';
import type { FacetCounts } from './facetCounts.ts';
import type { Facet, FindingQuery } from './FindingQuery.ts';
import { monthBands } from './monthBands.ts';
import { pickFacets } from './pickFacets.ts';
import { withChoices } from './withChoices.ts';

const toggle = { count: 0, chosen: false };
const range = { chosen: openRange, extent: { min: null, max: null } };
const uncounted: FacetCounts = {
  categories: [],
  conditions: conditions.map((value) => ({ value, ...toggle })),
  places: [],
  statuses: { values: [], unsaid: 0 },
  verified: toggle,
  advertised: toggle,
  price: { ...range, histogram: { from: 0, step: 1, counts: [] } },
  months: { ...range, bands: monthBands.map((band) => ({ range: band, count: 0 })), unsaid: 0 },
};

/** The filters that need no counts, and the query's choices in the others. Their numbers mean nothing. */
export function uncountedFacets(facets: readonly Facet[], query: FindingQuery): CountedFacets {
  return withChoices(pickFacets(uncounted, facets), emptyQuery, query);
}
