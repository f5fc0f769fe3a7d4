import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import { formatFindingQuery } from './findingQueryUrl.ts';
import { formatParameters, parseParameters } from '../../context/searchParameters.ts';

const ours = new Set([
  'q',
  'category',
  'condition',
  'place',
  'status',
  'verified',
  'advertised',
  'price',
  'months',
  'sort',
]);

/** Parameters outside the search, so that an open booking stays open. */
function others(search: string): string {
  return formatParameters(
    [...parseParameters(search)].flatMap(([key, values]) =>
      ours.has(key) ? [] : values.map((value) => [key, value] as const),
    ),
  );
}

/** The address of a query's results on the current page. */
export function findingHref(path: string, search: string, query: FindingQuery): string {
  const parts = [formatFindingQuery(query), others(search)].filter((part) => part !== '');
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
