import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';

/**
 * Says the name of a page that was announced without it, once it is known: the heading has the focus already, so
 * screen readers do not hear that it changes. Null while unknown.
 */
export function useLateName(name: string | null): void {
  const announce = useAnnounce();
  const isAwaited = useRef(name === null);
  useEffect(() => {
    if (name === null || !isAwaited.current) return;
    isAwaited.current = false;
    announce(name);
  }, [name, announce]);
}
