import { useMemo } from 'react';
import { computed } from 'mobx';

/** What `read` answers. Its component must be an observer, and is drawn again only when the answer changes. */
export function useComputed<T>(read: () => T): T {
  return useMemo(() => computed(read), [read]).get();
}
