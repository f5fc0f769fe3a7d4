import type { StoredValue } from '../shared/DeviceStore.ts';
import { upTo } from '../shared/upTo.ts';
import { facetKey } from './facetKey.ts';
import { wordsAsked, wordsToFind } from './words.ts';

/** This device's searches, latest first. They belong to no account. */
export const storedSearches: StoredValue<readonly string[]> = {
  key: 'recent-searches',
  version: 1,
  // Skips damaged ones and keeps the others.
  parse: (content) => (Array.isArray(content) ? content.flatMap(searchOf).slice(0, maxSearches) : undefined),
};

export const maxSearches = 8;
/** Beside suggested products there is room for a few. */
export const maxSimilarSearches = 3;
/** Longer texts are pasted by mistake, and would fill the device's storage. */
const longestSearch = 100;

/** A text without words is no search. */
function searchOf(text: unknown): readonly string[] {
  const search = typeof text === 'string' ? upTo(longestSearch, text.trim()) : '';
  return wordsAsked(search).length === 0 ? [] : [search];
}

/** Remembers a search as the latest. */
export function rememberSearch(searches: readonly string[], text: string): readonly string[] {
  const [search] = searchOf(text);
  return search === undefined ? searches : [search, ...forgetSearch(searches, search)].slice(0, maxSearches);
}

/** Spellings that differ only in case, marks or spaces are one search. */
export function forgetSearch(searches: readonly string[], text: string): readonly string[] {
  return searches.filter((one) => facetKey(one) !== facetKey(text));
}

/** The searches that the typed text may become: each typed word begins one of theirs. All if nothing is typed. */
export function similarSearches(searches: readonly string[], text: string): readonly string[] {
  const asked = wordsAsked(text);
  if (asked.length === 0) return searches;
  return searches
    .filter((search) => {
      const words = wordsToFind(search);
      return facetKey(search) !== facetKey(text) && asked.every((word) => words.some((one) => one.startsWith(word)));
    })
    .slice(0, maxSimilarSearches);
}
