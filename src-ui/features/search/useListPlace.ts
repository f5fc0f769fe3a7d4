import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAddress } from '../../context/address.ts';
import { nameEntry } from '../../context/historyEntry.ts';
import { focusCard } from './focusCard.ts';
import { cardBefore, keepPlaces, notePlace, topBefore } from './placesInLists.ts';

/**
 * Restores the scroll position on Back, and the focus, which the new page's heading has got. The browser cannot, because
 * the list is not drawn yet when it tries. `isDrawn`: the list has its full height. `shown`: the number of products in it.
 */
export function useListPlace(isDrawn: boolean, shown: number): void {
  const { path, search } = useAddress();
  const restored = useRef<string | null>(null);
  const address = path + search;
  const now = useRef(shown);

  useLayoutEffect(() => {
    now.current = shown;
  }, [shown]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = (): void => notePlace(now.current);
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
    if (!isDrawn || restored.current === address) return undefined;
    restored.current = address;
    const top = topBefore();
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    const card = cardBefore();
    nameEntry();
    return card === undefined ? undefined : focusCard(`#${CSS.escape(card)}`, isAtHeading);
  }, [isDrawn, address]);
}

/** A person who has moved on keeps their focus. */
function isAtHeading(): boolean {
  return document.activeElement?.matches('h1') === true;
}
