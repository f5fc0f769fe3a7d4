import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { SavedSearch } from '#domain/saved/SavedSearch.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { focusSection } from '../../kit/focusSection.ts';
import { sinceText } from '../../parts/sinceText.ts';
import { savedSearchesTexts } from '../../texts/savedSearches.ts';
import type { WishListViewModel } from './WishListViewModel.ts';

type SearchNewsLineProps = { readonly search: SavedSearch; readonly viewModel: WishListViewModel };

/** The number of new products of a saved search, or why it is unknown. */
export const SearchNewsLine = observer(function SearchNewsLine({ search, viewModel }: SearchNewsLineProps) {
  const texts = useTexts(savedSearchesTexts);
  const format = useFormat();
  const { news, clock } = viewModel;
  const { look } = search;
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The pressed button goes with what is missing.
    focusSection(currentTarget);
    void news.refresh();
  };
  const found = news.of(search);
  if (!news.canTell(search)) return <p className="saved-search__news">{texts.cannotTell}</p>;
  if (look === null) return <p className="saved-search__news">{texts.neverLooked}</p>;
  if (found === null) {
    const isUnknown = news.hasFailed(search);
    return (
      <div className="saved-search__news">
        <span>{isUnknown ? texts.unknownNews : texts.checking}</span>{' '}
        {isUnknown && (
          <button type="button" className="link" onClick={retry}>
            {texts.tryAgain}
          </button>
        )}
      </div>
    );
  }
  const since = sinceText(look.at, clock.now(), format);
  const { products, isAll } = found;
  const count = format.count(products.length);
  return products.length === 0 ? (
    <p className="saved-search__news">{texts.nothingNew(since)}</p>
  ) : (
    <p className="saved-search__news saved-search__news--some">
      {isAll ? texts.newSince(count, since) : texts.atLeastNewSince(count, since)}
    </p>
  );
});
