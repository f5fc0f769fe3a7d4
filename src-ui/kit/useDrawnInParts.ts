import { useDeferredValue, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * Answers the value. On a page that the build rendered, React draws its changes in short tasks, between which the page
 * answers taps. Elsewhere React draws them at once, so that no placeholder flashes up.
 */
export function useDrawnInParts<T>(value: T): T {
  const isHydrated = useHydrated();
  const [isRendered] = useState(!isHydrated);
  const later = useDeferredValue(value);
  return isRendered ? later : value;
}
