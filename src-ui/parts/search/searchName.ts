import type { SavedSearch } from '#domain/saved/SavedSearch.ts';
import { setFilters } from '#domain/search/setFilters.ts';
import type { browseTexts } from '../../texts/browse.ts';
import type { Formatter } from '../../texts/Formatter.ts';
import type { partsTexts } from '../../texts/parts.ts';
import { wordFilter } from './wordFilter.ts';

export type SearchWords = {
  readonly browse: typeof browseTexts.english;
  readonly parts: typeof partsTexts.english;
  readonly format: Formatter;
};

/** The words of a search's filters: '“galaxy” · Smart Phone · Up to 45,000 tk'. */
export function filterWords({ query }: Pick<SavedSearch, 'query'>, { browse, parts, format }: SearchWords): string {
  return setFilters(query)
    .map((filter) => wordFilter(filter, browse, parts, format))
    .join(' · ');
}

/** The person's own name of a search, otherwise the words of its filters. */
export function searchName(search: Pick<SavedSearch, 'query' | 'name'>, words: SearchWords): string {
  return search.name ?? filterWords(search, words);
}
