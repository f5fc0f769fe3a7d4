import { useCallback, useRef } from 'react';
import { useAnnounce } from '../kit/Announcer.tsx';
import { focusHeading } from '../kit/focusHeading.ts';

/**
 * Call the result when a path's page is drawn: it announces the page and focuses its heading. The browser itself
 * announces the first page, unless somebody waits for it in the page's main part.
 */
export function useArrival(path: string): () => void {
  const announce = useAnnounce();
  const arrivedAt = useRef(path);
  return useCallback(() => {
    if (arrivedAt.current === path && document.activeElement?.id !== 'main') return;
    arrivedAt.current = path;
    focusHeading(true);
    announce(document.title);
  }, [path, announce]);
}
