import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Spinner } from '../../kit/Spinner.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { addWaitingPart } from '../../state/waitingParts.ts';
import { browseTexts } from '../../texts/browse.ts';
import type { ResultList } from './ResultList.ts';
import { useTotalText } from './useTotalText.ts';

/** Below the pages that are shown: where they stand in the whole list, and the way to the next page. */
export const MorePages = observer(function MorePages({ results }: { readonly results: ResultList }) {
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const word = useTotalText();
  const { found, more } = results;
  const isLoading = more.isRunning;
  useEffect(() => (isLoading ? addWaitingPart() : undefined), [isLoading]);
  if (found === undefined || found.after === null) return null;
  if (more.failure !== undefined && !isLoading) {
    return <ErrorState failure={more.failure} title={texts.moreFailed} onRetry={() => void results.showMore()} />;
  }
  return (
    <div className="listing-more">
      <p>{texts.shownSoFar(format.count(found.items.length), word(found.total))}</p>
      <button
        type="button"
        className="btn btn-quiet"
        aria-busy={isLoading || undefined}
        onClick={() => void results.showMore()}
      >
        {isLoading && <Spinner />}
        {isLoading ? texts.loadingMore : texts.showMore}
      </button>
    </div>
  );
});
