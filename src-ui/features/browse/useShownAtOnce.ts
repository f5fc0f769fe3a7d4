import { useState } from 'react';

/** A choice is seen as soon as it is made, though the counts that come with it are drawn a little later. */
export function useShownAtOnce<T>(settled: T): readonly [shown: T, show: (value: T) => void] {
  const [shown, show] = useState(settled);
  const [last, setLast] = useState(settled);
  if (settled !== last) {
    setLast(settled);
    show(settled);
  }
  return [shown, show];
}
