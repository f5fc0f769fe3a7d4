import { useMemo } from 'react';
import { computed } from 'mobx';

/**
 * Reads view models for a component that is an observer. React draws the component again only when the answer of `read`
 * changes.
 */
export function useComputed<T>(read: () => T): T {
  return useMemo(() => computed(read), [read]).get();
}
