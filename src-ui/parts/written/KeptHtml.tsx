import { useLayoutEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { CallFailure } from '#domain/shared/Failure.ts';
import type { WrittenHtml } from '../../context/WrittenContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { useHydrated } from '../../kit/useHydrated.ts';
import type { Load } from '../../state/Load.ts';
import { forgetWrittenHead } from '../head/writtenHead.ts';
import { OutdatedNotice } from '../OutdatedNotice.tsx';
import { LongWait } from '../Waiting.tsx';
import { WrittenPlace } from './WrittenPlace.tsx';

/** The read whose answer replaces what the build wrote. */
export type MarketplaceRead = Pick<Load<unknown, CallFailure>, 'value' | 'failure' | 'state' | 'stop'>;

type KeptHtmlProps = {
  readonly html: WrittenHtml;
  readonly read: MarketplaceRead;
  readonly onRetry: () => void;
};

/** The HTML as the build wrote it, with the failure of the read above it. React draws nothing in it. */
export const KeptHtml = observer(function KeptHtml({ html, read, onRetry }: KeptHtmlProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const isHydrated = useHydrated();
  const [isHydrating] = useState(!isHydrated);

  useLayoutEffect(() => {
    const here = place.current;
    if (here === null) return;
    // Drawn anew, its elements move here from the old place. Pictures stay as they are.
    if (here.firstChild === null && html.place !== null) here.append(...html.place.childNodes);
    html.place = here;
    return () => leave(html, here);
  }, [html]);

  const { failure, state } = read;
  return (
    <>
      <OutdatedNotice load={{ outdated: failure ?? null, state }} onRetry={onRetry} />
      <WrittenPlace
        ref={place}
        over={failure === undefined && <LongWait onStop={() => read.stop()} />}
        // An element with HTML of its own is hydrated as it stands.
        {...(isHydrating ? { dangerouslySetInnerHTML: { __html: '' } } : {})}
      />
    </>
  );
});

/** Runs while the HTML is still in the page. */
function leave(html: WrittenHtml, here: HTMLElement): void {
  const { activeElement } = document;
  const link = here.contains(activeElement) ? activeElement : null;
  // React would take over these elements of the head, and then miss them.
  forgetWrittenHead();
  queueMicrotask(() => {
    // Elsewhere in the page by now.
    if (html.place?.isConnected === true) return;
    html.place = null;
    if (link !== null) focusSame(link);
  });
}

/** The focus stays on the same link. */
function focusSame(link: Element): void {
  const address = link.getAttribute('href');
  const same = [...document.querySelectorAll<HTMLElement>('main a')].find(
    (one) => one.getAttribute('href') === address,
  );
  if (same === undefined) focusHeading();
  else same.focus({ preventScroll: true });
}
