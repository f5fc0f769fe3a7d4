import { startTransition, useEffect, useState } from 'react';
import { usePrinting } from './usePrinting.ts';

/** More than fit into a window. */
const atFirst = 12;
const more = 12;
/** Milliseconds between two parts, in which the page answers the person. */
const pause = 30;

/**
 * Answers how many items of a long list to draw: what fits into the window at once, the rest in parts, so that no
 * drawing holds up the page.
 */
export function useDrawnSoFar(count: number): number {
  const [drawn, setDrawn] = useState(atFirst);
  const isPrinting = usePrinting();
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + more)), pause);
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return isPrinting ? count : Math.min(drawn, count);
}
