import { maxSavedSearches, type SavedSearch } from '#domain/saved/SavedSearch.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SavedSearches, SaveOutcome } from '../../state/SavedSearches.ts';
import type { Language } from '../../texts/Language.ts';
import { savedSearchesTexts } from '../../texts/savedSearches.ts';
import { searchName } from '../search/searchName.ts';
import { searchWordsIn } from '../search/useSearchWords.ts';

/** Says that a search was removed, and offers to bring it back. */
export function sayRemovedSearch(search: SavedSearch, searches: SavedSearches, notifications: Notifications): void {
  const name = (language: Language): string => searchName(search, searchWordsIn(language));
  notifications.say('info', savedSearchesTexts, (say, language) => say.removedToast(name(language)), {
    actions: [
      {
        label: (language) => savedSearchesTexts[language].undo,
        run: () => sayUnsavedSearch(searches.restore(search), notifications),
      },
    ],
  });
}

/** Says why a search is not saved, or not for long. */
export function sayUnsavedSearch(outcome: SaveOutcome | undefined, notifications: Notifications): void {
  if (outcome === 'no room') notifications.say('info', savedSearchesTexts, (say) => say.savedForNow);
  if (outcome === 'too many') notifications.say('info', savedSearchesTexts, (say) => say.tooMany(maxSavedSearches));
}
