import { useEffect, useEffectEvent } from 'react';

/** Calls when the tab becomes visible again. */
export function useVisibleAgain(call: () => void): void {
  const onVisible = useEffectEvent(call);
  useEffect(() => {
    const changed = (): void => {
      if (document.visibilityState === 'visible') onVisible();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
}
