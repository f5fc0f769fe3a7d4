import { useEffect, useEffectEvent } from 'react';

/** Calls when somebody comes back to the page, from another tab or another app. */
export function useWhenVisible(look: () => void): void {
  const onVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    const changed = (): void => onVisible();
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
}
