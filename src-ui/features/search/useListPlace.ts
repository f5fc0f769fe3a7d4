import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAddress } from '../../context/address.ts';
import { nameEntry } from '../../context/historyEntry.ts';
import { keepPlaces, notePlace, topBefore } from './placesInLists.ts';

/**
 * Restores the scroll position on Back. The browser cannot, because the list is not drawn yet when it tries. `isDrawn`:
 * the list has its full height. `shown`: the number of products in it.
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
    window.addEventListener('pagehide', keepPlaces);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keepPlaces);
      keepPlaces();
    };
  }, []);

  useLayoutEffect(() => {
    if (!isDrawn || restored.current === address) return;
    restored.current = address;
    const top = topBefore();
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    nameEntry();
  }, [isDrawn, address]);
}
