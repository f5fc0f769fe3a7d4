import { useSyncExternalStore } from 'react';

function followScroll(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/** Whether the page is scrolled beyond this many pixels. Draws again only when that changes. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    followScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}
