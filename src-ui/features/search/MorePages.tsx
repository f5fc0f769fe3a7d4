import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Spinner } from '../../kit/Spinner.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { addWaitingPart } from '../../state/waitingParts.ts';
import { browseTexts } from '../../texts/browse.ts';
import { focusCard } from './focusCard.ts';
import type { ResultList } from './ResultList.ts';
import { useTotalText } from './useTotalText.ts';
import { RootClass } from '../../kit/RootClass.tsx';

/** Below the pages that are shown: where they stand in the whole list, and the way to the next page. */
export const MorePages = observer(function MorePages({ results }: { readonly results: ResultList }) {
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const word = useTotalText();
  const { found, more } = results;
  const isLoading = more.isRunning;
  useEffect(() => (isLoading ? addWaitingPart() : undefined), [isLoading]);
  const shown = found?.items.length ?? 0;
  const pressedAt = useRef<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // After a failure another button was pressed, which is gone.
  useEffect(() => {
    if (isLoading && pressedAt.current !== null) button.current?.focus({ preventScroll: true });
  }, [isLoading]);
  // The button moves down or disappears, so the focus continues with the first new product.
  useEffect(() => {
    const before = pressedAt.current;
    if (before === null || shown <= before) return;
    pressedAt.current = null;
    return focusCard(`[aria-posinset="${before + 1}"]`);
  }, [shown]);
  const showMore = (): void => {
    pressedAt.current = shown;
    void results.showMore();
  };
  if (found === undefined || found.after === null) return null;
  if (more.failure !== undefined && !isLoading) {
    return <ErrorState failure={more.failure} title={texts.moreFailed} onRetry={showMore} />;
  }
  return (
    <div className="listing-more">
      <RootClass className="has-more" />
      <p>{texts.shownSoFar(format.count(shown), word(found.total))}</p>
      <button
        ref={button}
        type="button"
        className="btn btn-quiet"
        aria-busy={isLoading || undefined}
        onClick={showMore}
      >
        {isLoading && <Spinner />}
        <span>{isLoading ? texts.loadingMore : texts.showMore}</span>
      </button>
    </div>
  );
});
