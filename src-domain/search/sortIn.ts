import type { FindingQuery, FindingSort } from './FindingQuery.ts';
import { sortOf } from './sortOf.ts';

/** The sort of a list. If no product states its availability, 'available' falls back to the default. */
export function sortIn(query: FindingQuery, hasStatuses: boolean): FindingSort {
  return sortOf(query.sort === 'available' && !hasStatuses ? { ...query, sort: null } : query);
}
