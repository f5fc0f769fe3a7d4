import { useLocationProperty } from 'wouter/use-browser-location';

const start = 'product-';

/** The product id after the # in the address, if any. */
export function useMarkedProduct(): string | undefined {
  const fragment = decode(useLocationProperty(() => window.location.hash).slice(1));
  return fragment.length > start.length && fragment.startsWith(start) ? fragment.slice(start.length) : undefined;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
