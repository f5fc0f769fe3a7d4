import { observer } from 'mobx-react-lite';
import { setFilters, withoutFacet, withoutFilters } from '#domain/search/setFilters.ts';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';
import type { FindingAddress } from './useFindingAddress.ts';
import { useTotalText } from './useTotalText.ts';
import { wordDrop } from '../../parts/search/wordFilter.ts';

type NoMatchProps = { readonly finding: FindingViewModel; readonly address: FindingAddress };

/** Shown for no results, with a button that removes the filter that excludes the most. */
export const NoMatch = observer(function NoMatch({ finding, address }: NoMatchProps) {
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const word = useTotalText();
  const { query, filterToDrop: best, sellers } = finding;
  const { known, failed, all } = sellers.counts;
  const isUnchecked = query.verified && failed > 0;
  const hasFilters = setFilters(query).some(({ facet }) => facet !== 'text');
  // The pressed button goes with this note.
  const show = (widened: FindingQuery): void => {
    focusHeading();
    address.show(widened);
  };
  return (
    <EmptyState
      drawing="search"
      title={texts.noMatch}
      text={
        isUnchecked
          ? texts.checkingSellers(format.count(known), format.count(all))
          : hasFilters
            ? texts.noMatchText
            : texts.noMatchWords
      }
      action={
        <>
          {isUnchecked && (
            <button type="button" className="btn btn-primary" onClick={() => sellers.ask()}>
              {texts.checkSellersAgain(format.count(failed))}
            </button>
          )}
          {!isUnchecked && best !== null && (
            <button type="button" className="btn btn-primary" onClick={() => show(withoutFacet(query, best.facet))}>
              {wordDrop(texts, query, best.facet, word(best.total))}
            </button>
          )}
          <button type="button" className="btn btn-quiet" onClick={() => show(withoutFilters(query))}>
            {texts.clearAll}
          </button>
        </>
      }
    />
  );
});
