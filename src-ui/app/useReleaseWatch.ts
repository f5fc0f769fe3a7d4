import { useEffect } from 'react';
import { noteTyping } from '../state/unfinished.ts';
import { useApp } from '../context/AppContext.ts';
import { useVisibleAgain } from '../kit/useVisibleAgain.ts';

/** Checks for a new release whenever the tab becomes visible. Each change of page checks too (navigation.ts). */
export function useReleaseWatch(): void {
  const { releases } = useApp();
  useEffect(noteTyping, []);
  useVisibleAgain(() => void releases?.look());
}
