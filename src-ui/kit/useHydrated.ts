import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in HTML that the build rendered and while React hydrates it. Draw what only this device knows once it is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
