import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { withinAbilities } from '#domain/search/withinAbilities.ts';
import { useAddress } from '../../context/address.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { paths } from '../../context/paths.ts';
import { isVisible } from '../../kit/isVisible.ts';
import { useVisibleAgain } from '../../kit/useVisibleAgain.ts';
import { Icon } from '../../kit/Icon.tsx';
import { formatFindingQuery, parseFindingQuery } from '../../parts/search/findingQueryUrl.ts';
import { sayRemovedSearch, sayUnsavedSearch } from '../../parts/saved/sayRemovedSearch.ts';
import { sinceText } from '../../parts/sinceText.ts';
import { savedSearchesTexts } from '../../texts/savedSearches.ts';
import type { SaveSearchViewModel } from '../../parts/saved/SaveSearchViewModel.ts';
import type { FindingViewModel } from './FindingViewModel.ts';
import './SaveSearch.scss';

type SaveSearchProps = { readonly viewModel: SaveSearchViewModel; readonly finding: FindingViewModel };

/** Saves the search on the page, or says what is new in a saved one. */
export const SaveSearch = observer(function SaveSearch({ viewModel, finding }: SaveSearchProps) {
  const texts = useTexts(savedSearchesTexts);
  const format = useFormat();
  const { notifications } = useApp();
  const { saved, news, lookBefore, parts } = viewModel;
  // The address follows once the typing pauses, so half-typed words are no look at another search.
  const { found, isAnswered, results, can } = finding;
  const asked = formatFindingQuery(withinAbilities(parseFindingQuery(useAddress().search), can));
  const snapshot = found?.snapshot;
  const isThere = found !== undefined;
  useEffect(() => {
    // The results of the search before stay until the new ones are there, and if those never come.
    const isSeen = (): boolean => isVisible() && finding.isAnswered;
    if (isThere) viewModel.show({ query: parseFindingQuery(asked), list: results.list, snapshot, isSeen });
  }, [viewModel, finding, asked, results, snapshot, isThere]);
  // The news may have come before the results.
  useEffect(() => {
    if (isAnswered) viewModel.markLooked();
  }, [viewModel, isAnswered]);
  // A list that was read again in the background is seen when the tab comes back.
  useVisibleAgain(() => viewModel.markLooked());
  if (!viewModel.canSave) return null;

  const save = (): void => {
    const outcome = viewModel.save();
    if (outcome === 'saved') notifications.say('success', savedSearchesTexts, (say) => say.savedToast);
    sayUnsavedSearch(outcome, notifications);
  };
  const remove = (): void => {
    const removed = viewModel.remove();
    if (removed !== undefined) sayRemovedSearch(removed, parts.searches, notifications);
  };

  return (
    <div className="save-search">
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-pressed={saved !== undefined}
        onClick={saved === undefined ? save : remove}
      >
        <Icon name="bookmark" size="sm" />
        <span>{saved === undefined ? texts.save : texts.saved}</span>
      </button>
      {saved !== undefined && (
        <Link className="link small" href={paths.wishList}>
          {texts.see}
        </Link>
      )}
      <p className="save-search__news" role="status">
        {news !== null && lookBefore !== null
          ? (news.isAll ? texts.newSince : texts.atLeastNewSince)(
              format.count(news.products.length),
              sinceText(lookBefore.at, parts.clock.now(), format),
            )
          : ''}
      </p>
    </div>
  );
});
