import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { type SavedSearch, searchKey } from '#domain/saved/SavedSearch.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { sayRemovedSearch } from '../../parts/saved/sayRemovedSearch.ts';
import { savedSearchesTexts } from '../../texts/savedSearches.ts';
import { SavedSearchCard } from './SavedSearchCard.tsx';
import type { WishListViewModel } from './WishListViewModel.ts';
import './SavedSearches.scss';

/** The searches saved on this device, with what is new in them. */
export const SavedSearchList = observer(function SavedSearchList({
  viewModel,
}: {
  readonly viewModel: WishListViewModel;
}) {
  const texts = useTexts(savedSearchesTexts);
  const { notifications } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const { searches } = viewModel.news.parts;

  const remove = (search: SavedSearch): void => {
    searches.delete(searchKey(search.query));
    sayRemovedSearch(search, searches, notifications);
    // The pressed button is gone.
    heading.current?.focus();
  };

  const rename = (search: SavedSearch, name: string): void => {
    if (!searches.rename(searchKey(search.query), name))
      notifications.say('info', savedSearchesTexts, (say) => say.renamedForNow);
  };

  return (
    <section className="saved-searches" aria-labelledby="saved-searches">
      <h2 className="h3" id="saved-searches" tabIndex={-1} ref={heading}>
        {texts.savedSearches}
      </h2>
      {searches.all.length === 0 ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <ul className="saved-searches__list">
          {searches.all.map((search) => (
            <SavedSearchCard
              key={searchKey(search.query)}
              search={search}
              viewModel={viewModel}
              onRename={(name) => rename(search, name)}
              onRemove={() => remove(search)}
            />
          ))}
        </ul>
      )}
    </section>
  );
});
