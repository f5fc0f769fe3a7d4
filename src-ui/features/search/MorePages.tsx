import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { RootClass } from '../../kit/RootClass.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { addWaitingPart } from '../../state/waitingParts.ts';
import { browseTexts } from '../../texts/browse.ts';
import { commonTexts } from '../../texts/common.ts';
import { cardLink, focusCard } from './focusCard.ts';
import type { ResultList } from './ResultList.ts';
import { useTotalText } from './useTotalText.ts';

/** The list at the time of a press. */
type Press = { readonly query: FindingQuery | undefined; readonly shown: number };

/** Below the pages that are shown: where they stand in the whole list, and the way to the next page. */
export const MorePages = observer(function MorePages({ results }: { readonly results: ResultList }) {
  const texts = useTexts(browseTexts);
  const { tryAgain } = useTexts(commonTexts);
  const format = useFormat();
  const word = useTotalText();
  const { found, more } = results;
  const isLoading = more.isRunning;
  useEffect(() => (isLoading ? addWaitingPart() : undefined), [isLoading]);
  const query = found?.query;
  const shown = found?.items.length ?? 0;
  const hasMore = found !== undefined && found.after !== null;
  const failure = isLoading ? undefined : more.failure;
  const self = useRef<HTMLDivElement>(null);
  const pressed = useRef<Press | null>(null);
  // The button moves down or disappears, so the focus continues with the first new product.
  useLayoutEffect(() => {
    const press = pressed.current;
    if (press === null) return;
    const isOver = press.query !== query || failure !== undefined;
    const isMore = shown > press.shown;
    if (isOver || isMore || !hasMore) pressed.current = null;
    if (isOver || (!isMore && hasMore)) return;
    // The person may have gone on meanwhile.
    const isHere = (): boolean => {
      const { activeElement } = document;
      return activeElement === document.body || self.current?.contains(activeElement) === true;
    };
    if (!isHere()) return;
    // This holds the focus until the product is drawn, because the button is gone.
    if (!hasMore) self.current?.focus({ preventScroll: true });
    return focusCard(`[aria-posinset="${isMore ? press.shown + 1 : shown}"] ${cardLink}`, isHere);
  }, [query, shown, hasMore, failure]);
  const showMore = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // Safari gives a pressed button no focus.
    currentTarget.focus({ preventScroll: true });
    pressed.current = { query, shown };
    void results.showMore();
  };
  return (
    <div ref={self} className="listing-more" tabIndex={-1}>
      {hasMore && (
        <>
          <RootClass className="has-more" />
          {failure === undefined ? (
            <p>{texts.shownSoFar(format.count(shown), word(found.total))}</p>
          ) : (
            <ErrorState failure={failure} title={texts.moreFailed} />
          )}
          {/* The same button, so that it keeps the focus. */}
          <button
            type="button"
            className={failure === undefined ? 'btn btn-quiet' : 'btn btn-primary'}
            aria-busy={isLoading || undefined}
            onClick={showMore}
          >
            {isLoading && <Spinner />}
            {failure !== undefined && <Icon name="refresh" />}
            <span>{failure !== undefined ? tryAgain : isLoading ? texts.loadingMore : texts.showMore}</span>
          </button>
        </>
      )}
    </div>
  );
});
