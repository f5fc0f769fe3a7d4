import type { SavedSearch } from '#domain/saved/SavedSearch.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';

/** A search for 'thinkpad' that nobody has looked at. */
export function aSavedSearch(given: Partial<SavedSearch> = {}): SavedSearch {
  return { query: { ...emptyQuery, text: 'thinkpad' }, name: null, savedAt: 5, look: null, ...given };
}
