import { useDeferredValue, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * The value. In HTML that the build rendered, a change of it is drawn in short tasks, between which the page answers
 * taps. Elsewhere it is drawn at once, so that no placeholder flashes up.
 */
export function useDrawnInParts<T>(value: T): T {
  const isHydrated = useHydrated();
  const [isRendered] = useState(!isHydrated);
  const later = useDeferredValue(value);
  return isRendered ? later : value;
}
