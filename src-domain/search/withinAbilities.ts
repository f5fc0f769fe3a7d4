import { allFacets, type FindingQuery } from './FindingQuery.ts';
import { emptyQuery } from './emptyQuery.ts';
import type { SearchAbilities } from './CatalogueSearch.ts';

/** The part of a query that a search can answer. A link may come from a shop whose search does more. */
export function withinAbilities(query: FindingQuery, { facets, sorts }: SearchAbilities): FindingQuery {
  const unable = allFacets.filter((facet) => !facets.includes(facet));
  const able = Object.fromEntries(unable.map((facet) => [facet, emptyQuery[facet]]));
  const sort = query.sort !== null && sorts.includes(query.sort) ? query.sort : null;
  return { ...query, ...able, sort };
}
