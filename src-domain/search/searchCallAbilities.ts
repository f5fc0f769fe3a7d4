import type { SearchAbilities } from './CatalogueSearch.ts';

/** The abilities of the extension `search`. */
export const searchCallAbilities: SearchAbilities = {
  facets: ['categories', 'conditions', 'places', 'verified', 'advertised', 'price', 'months'],
  sorts: ['relevance', 'newest', 'price-up', 'price-down', 'saving'],
  wholeLists: false,
  countsApart: true,
};
