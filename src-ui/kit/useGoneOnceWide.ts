import { useEffect, useEffectEvent } from 'react';

/** Calls once the window has become wide enough to need no overlay, as after a tablet is turned. `wide`: a media query. */
export function useGoneOnceWide(wide: string, close: () => void): void {
  const onWide = useEffectEvent(close);
  useEffect(() => {
    const list = window.matchMedia(wide);
    const changed = (): void => {
      if (list.matches) onWide();
    };
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  }, [wide]);
}
