import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAddress } from '../../app/address.ts';
import { keepPlaces, nameEntry, notePlace, placeOfEntry } from './placesInLists.ts';

/**
 * Back leads to where one was in a list. The browser cannot do it: when it tries, the list is not drawn yet.
 * `isDrawn`: the list has its full height.
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
