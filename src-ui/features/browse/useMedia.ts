import { useCallback, useSyncExternalStore } from 'react';

/** Made once each: asking the browser anew with every drawing is not free. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds, and drawn again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => {
    const list = listOf(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  }, [query]);
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}
