import type { FindingQuery } from '#domain/catalogue/finding/FindingQuery.ts';
import { formatFindingQuery } from '#domain/catalogue/finding/findingQueryUrl.ts';
import { formatParameters, parseParameters } from '#domain/catalogue/finding/searchParameters.ts';

const ours = new Set(['q', 'category', 'condition', 'place', 'verified', 'advertised', 'price', 'months', 'sort']);

/** Parameters that are not about finding: a booking that is open stays open. */
function others(search: string): string {
  return formatParameters(
    [...parseParameters(search)].flatMap(([key, values]) => (ours.has(key) ? [] : values.map((value) => [key, value] as const))),
  );
}

/** The address of what a query finds, on the page where one is. */
export function findingHref(path: string, search: string, query: FindingQuery): string {
  const parts = [formatFindingQuery(query), others(search)].filter((part) => part !== '');
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
