import type { FindingQuery, FindingSort } from './FindingQuery.ts';
import { wordsAsked } from './words.ts';

/** No product is more relevant than another without a text. */
export function sortOf(query: FindingQuery): FindingSort {
  const hasWords = wordsAsked(query.text).length > 0;
  if (query.sort === null || query.sort === 'relevance') return hasWords ? 'relevance' : 'newest';
  return query.sort;
}
