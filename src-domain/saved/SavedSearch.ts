import { facetKey } from '../search/facetKey.ts';
import type { FindingQuery } from '../search/FindingQuery.ts';
import { setFilters } from '../search/setFilters.ts';
import { upTo } from '../shared/upTo.ts';
import type { SearchLook } from './searchNews.ts';

/** A search saved on this device, whether or not anyone is signed in. */
export type SavedSearch = {
  readonly query: FindingQuery;
  /** The person's own name for it; null for a name made from its filters. */
  readonly name: string | null;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly savedAt: number;
  /** The last look at its results; null before the first. */
  readonly look: SearchLook | null;
};

export const maxSavedSearches = 30;
export const longestSearchName = 60;
/** The most that is read of a stored search. A longer one would be gone at the next visit. */
export const longestSearchText = 300;
export const maxSearchValues = 100;

/** Equal for searches that find the same products, whatever their order and spelling. */
export function searchKey(query: FindingQuery): string {
  const { text, categories, conditions, places, statuses, verified, advertised, price, months } = query;
  const keys = (values: readonly string[]): readonly string[] => [...new Set(values.map(facetKey))].sort();
  return JSON.stringify([
    facetKey(text),
    keys(categories),
    keys(conditions),
    keys(places),
    keys(statuses),
    [verified, advertised],
    [price.min, price.max],
    [months.min, months.max],
  ]);
}

/** A search without words and filters is the whole list, which is nothing to save. */
export function canSaveSearch(query: FindingQuery): boolean {
  return setFilters(query).length > 0 && isStorable([query.text]) && [query.categories, query.places].every(isStorable);
}

function isStorable(texts: readonly string[]): boolean {
  return texts.length <= maxSearchValues && texts.every(({ length }) => length <= longestSearchText);
}

export function findSearch(searches: readonly SavedSearch[], key: string): SavedSearch | undefined {
  return searches.find(({ query }) => searchKey(query) === key);
}

/** Adds a search as the latest. A search that is saved already stays as it is. */
export function saveSearch(searches: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] {
  return findSearch(searches, searchKey(search.query)) === undefined ? [search, ...searches] : searches;
}

export function deleteSearch(searches: readonly SavedSearch[], key: string): readonly SavedSearch[] {
  return searches.filter(({ query }) => searchKey(query) !== key);
}

/** Names a search. Without letters, it gets the name of its filters again. */
export function renameSearch(searches: readonly SavedSearch[], key: string, name: string): readonly SavedSearch[] {
  const given = upTo(longestSearchName, name.trim()).trim();
  return change(searches, key, { name: given === '' ? null : given });
}

export function lookAtSearch(searches: readonly SavedSearch[], key: string, look: SearchLook): readonly SavedSearch[] {
  return change(searches, key, { look });
}

function change(searches: readonly SavedSearch[], key: string, changes: Partial<SavedSearch>): readonly SavedSearch[] {
  const found = findSearch(searches, key);
  return found === undefined ? searches : searches.map((one) => (one === found ? { ...one, ...changes } : one));
}
