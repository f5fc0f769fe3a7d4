import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/** The id in the address after the #; its card is brought into view as soon as it is there. */
export function useMarkedCard(isThere: boolean): string {
  const id = decode(useLocationProperty(() => window.location.hash).slice(1));
  useEffect(() => {
    if (isThere && id !== '') document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [isThere, id]);
  return id;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
