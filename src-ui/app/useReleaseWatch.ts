import { useEffect } from 'react';
import { noteTyping } from '../state/unfinished.ts';
import { useApp } from '../context/AppContext.ts';

/** Checks for a new release whenever the tab becomes visible. Each change of page checks too (navigation.ts). */
export function useReleaseWatch(): void {
  const { releases } = useApp();
  useEffect(() => noteTyping(), []);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void releases?.look();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [releases]);
}
