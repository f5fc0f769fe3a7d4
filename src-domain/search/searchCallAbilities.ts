import type { SearchAbilities } from './CatalogueSearch.ts';
import { rangeFacets, toggleFacets } from './FindingQuery.ts';

/** What the calls of the extension `search` can do. */
export const searchCallAbilities: SearchAbilities = {
  facets: ['categories', 'conditions', 'places', ...toggleFacets, ...rangeFacets],
  sorts: ['relevance', 'newest', 'price-up', 'price-down', 'saving'],
  wholeLists: false,
};
