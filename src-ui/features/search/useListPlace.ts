import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAddress } from '../../context/address.ts';
import { keepPlaces, nameEntry, notePlace, placeOfEntry } from './placesInLists.ts';

/**
 * Restores the scroll position on Back. The browser cannot, because the list is not drawn yet when it tries. `isDrawn`:
 * the list has its full height.
 */
export function useListPlace(isDrawn: boolean): void {
  const { path, search } = useAddress();
  const restored = useRef<string | null>(null);
  const address = path + search;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', notePlace, { passive: true });
    window.addEventListener('pagehide', keepPlaces);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', notePlace);
      window.removeEventListener('pagehide', keepPlaces);
      keepPlaces();
    };
  }, []);

  useLayoutEffect(() => {
    if (!isDrawn || restored.current === address) return;
    restored.current = address;
    const place = placeOfEntry();
    if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
    nameEntry();
  }, [isDrawn, address]);
}
