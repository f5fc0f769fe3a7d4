import { useState } from 'react';

/** Shows a choice at once, although its counts are drawn slightly later. */
export function useShownAtOnce<T>(settled: T): readonly [shown: T, show: (value: T) => void] {
  const [shown, show] = useState(settled);
  const [last, setLast] = useState(settled);
  if (settled !== last) {
    setLast(settled);
    show(settled);
  }
  return [shown, show];
}
