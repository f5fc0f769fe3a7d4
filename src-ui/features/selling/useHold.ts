import { useEffect, useState } from 'react';
import type { ProductRuns } from './ProductRuns.ts';

/** Stops the time to undo while the pointer or the focus is on an element. */
export function useHold(runs: Pick<ProductRuns, 'hold'>) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  useEffect(() => (isHeld ? runs.hold() : undefined), [isHeld, runs]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
