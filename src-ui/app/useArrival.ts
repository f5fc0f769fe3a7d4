import { useCallback, useRef } from 'react';
import { useAnnounce } from '../design/Announcer.tsx';
import { focusHeading } from './focusHeading.ts';

/**
 * To be called when the page of a path is drawn: tells where one has arrived, and puts the keyboard at its
 * heading. The first page is the browser's to announce.
 */
export function useArrival(path: string): () => void {
  const announce = useAnnounce();
  const arrivedAt = useRef(path);
  return useCallback(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    focusHeading();
    announce(document.title);
  }, [path, announce]);
}
