import { useEffect, useState } from 'react';
import type { PendingBatch } from './PendingBatch.ts';

/** Stops the time to undo while the pointer or the focus is on an element. */
export function useHold(pending: PendingBatch) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  useEffect(() => (isHeld ? pending.hold() : undefined), [isHeld, pending]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
