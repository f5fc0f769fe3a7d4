import { useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { SavedSearch } from '#domain/saved/SavedSearch.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { paths } from '../../context/paths.ts';
import { Icon } from '../../kit/Icon.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { findingHref } from '../../parts/search/findingHref.ts';
import { filterWords, searchName } from '../../parts/search/searchName.ts';
import { useSearchWords } from '../../parts/search/useSearchWords.ts';
import { savedSearchesTexts } from '../../texts/savedSearches.ts';
import { RenameSearch } from './RenameSearch.tsx';
import { SearchNewsLine } from './SearchNewsLine.tsx';
import type { WishListViewModel } from './WishListViewModel.ts';
import { Passage } from '../../parts/Passage.tsx';

const shownPictures = 4;

type SavedSearchCardProps = {
  readonly search: SavedSearch;
  readonly viewModel: WishListViewModel;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
};

/** A saved search: its name, what is new in it, and the way to its results. */
export const SavedSearchCard = observer(function SavedSearchCard(props: SavedSearchCardProps) {
  const { search, viewModel, onRename, onRemove } = props;
  const texts = useTexts(savedSearchesTexts);
  const format = useFormat();
  const words = useSearchWords();
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const name = searchName(search, words);
  const found = viewModel.news.of(search)?.products ?? [];
  const hasNews = found.length > 0;
  const action = hasNews ? texts.seeNew(format.count(found.length)) : texts.open;
  // The newest first, so that new products are at the top.
  const query = hasNews ? { ...search.query, sort: 'newest' as const } : search.query;

  const closeRenaming = (): void => {
    setRenaming(false);
    renameButton.current?.focus();
  };
  return (
    <li className="saved-search">
      <div className="saved-search__top">
        <h3>
          <Passage>{name}</Passage>
        </h3>
        <button type="button" className="btn-icon" aria-label={texts.of(texts.delete, name)} onClick={onRemove}>
          <Icon name="trash" />
        </button>
        {search.name !== null && <p>{filterWords(search, words)}</p>}
      </div>
      <SearchNewsLine search={search} viewModel={viewModel} />
      {hasNews && (
        <div className="saved-search__pictures">
          {found.slice(0, shownPictures).map(({ id, image }) => (
            <ProductPicture key={id} src={image} />
          ))}
        </div>
      )}
      {isRenaming && (
        <RenameSearch
          name={search.name ?? ''}
          onSave={(given) => {
            onRename(given);
            closeRenaming();
          }}
          onCancel={closeRenaming}
        />
      )}
      <div className="saved-search__actions">
        <Link
          className={hasNews ? 'btn btn-soft btn-sm' : 'btn btn-quiet btn-sm'}
          href={findingHref(paths.allProducts, '', query)}
          aria-label={texts.of(action, name)}
        >
          {action}
        </Link>
        <button
          ref={renameButton}
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={texts.of(texts.rename, name)}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        >
          {texts.rename}
        </button>
      </div>
    </li>
  );
});
