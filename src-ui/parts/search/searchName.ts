import type { SavedSearch } from '#domain/saved/SavedSearch.ts';
import { setFilters } from '#domain/search/setFilters.ts';
import { type SearchWords, wordFilter } from './wordFilter.ts';

/** The words of a search's filters: '“galaxy” · Smart Phone · Up to 45,000 tk'. */
export function filterWords({ query }: Pick<SavedSearch, 'query'>, words: SearchWords): string {
  return setFilters(query)
    .map((filter) => wordFilter(filter, words))
    .join(' · ');
}

/** The person's own name of a search, otherwise the words of its filters. */
export function searchName(search: Pick<SavedSearch, 'query' | 'name'>, words: SearchWords): string {
  return search.name ?? filterWords(search, words);
}
