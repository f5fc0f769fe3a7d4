import { setFilters } from '#domain/search/setFilters.ts';
import type { FoundList } from './ResultList.ts';

/** Whether the list itself is empty, and not only the results of a search in it. */
export function isEmptyList({ total, whole, query }: FoundList): boolean {
  return whole === null ? total.count === 0 && setFilters(query).length === 0 : whole === 0;
}
