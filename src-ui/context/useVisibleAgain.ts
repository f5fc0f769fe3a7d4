import { useEffect, useEffectEvent } from 'react';

/** Calls whenever the tab becomes visible again, by when other people may have changed what it shows. */
export function useVisibleAgain(call: () => void): void {
  const onVisible = useEffectEvent(call);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') onVisible();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
