import { useEffect, useLayoutEffect, useRef } from 'react';
import { entryKey, nameEntry } from '../../context/historyEntry.ts';
import { cardLink, focusCard } from './focusCard.ts';
import { cardBefore, keepPlaces, notePlace, topBefore } from './placesInLists.ts';

/**
 * Restores the scroll position on Back, and the focus, which the new page's heading has got. The browser cannot, because
 * the list is not drawn yet when it tries. `isDrawn`: the list has its full height. `shown`: the number of products in it.
 * `address`: the list's address; null while it is the list of another one. After a choice the list comes first, on Back the
 * address, and a place in between belongs to neither.
 */
export function useListPlace(isDrawn: boolean, shown: number, address: string | null): void {
  const restored = useRef<string | undefined>(undefined);
  const now = useRef({ shown, address });

  useLayoutEffect(() => {
    now.current = { shown, address };
  }, [shown, address]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = (): void => {
      // Back may move the focus out of a dialog while the list that is left is still here.
      if (now.current.address !== null && entryKey() === restored.current) notePlace(now.current.shown);
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('focusin', note);
    // Safari shows a page that it has kept as it was from its top.
    let top = 0;
    const leave = (): void => {
      top = window.scrollY;
      keepPlaces();
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) window.scrollTo({ top, behavior: 'instant' });
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('focusin', note);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      keepPlaces();
    };
  }, []);

  useLayoutEffect(() => {
    if (!isDrawn || address === null) return undefined;
    const isReturn = entryKey() !== restored.current;
    const top = isReturn ? topBefore() : undefined;
    const card = isReturn ? cardBefore() : undefined;
    restored.current = nameEntry();
    if (top === undefined) notePlace(now.current.shown);
    else window.scrollTo({ top, behavior: 'instant' });
    return card === undefined ? undefined : focusCard(`${cardLink}[href="${card}"]`, isAtHeading);
  }, [isDrawn, address]);
}

/** A person who has moved on keeps their focus. */
function isAtHeading(): boolean {
  return document.activeElement?.matches('h1') === true;
}
