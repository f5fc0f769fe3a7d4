import { maxSavedSearches, type SavedSearch } from '#domain/saved/SavedSearch.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SavedSearches, SaveOutcome } from '../../state/SavedSearches.ts';
import { savedSearchesTexts } from '../../texts/savedSearches.ts';

/** Says that a search was removed, and offers to bring it back. */
export function sayRemovedSearch(
  search: SavedSearch,
  name: string,
  searches: SavedSearches,
  notifications: Notifications,
): void {
  notifications.say('info', savedSearchesTexts, (say) => say.removedToast(name), {
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
