import type { SearchAbilities } from './CatalogueSearch.ts';

/** What the calls of the extension `search` can do. */
export const searchCallAbilities: SearchAbilities = {
  facets: ['categories', 'conditions', 'places', 'verified', 'advertised', 'price', 'months'],
  sorts: ['relevance', 'newest', 'price-up', 'price-down', 'saving'],
  wholeLists: false,
};
