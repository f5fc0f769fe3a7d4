import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../kit/afterPaint.ts';

/** The previous value until the other changes are on the screen. `before` stands for the first value. */
export function usePaintedFirst<T>(value: T, before = value): T {
  const [shown, show] = useState(before);
  useEffect(() => {
    if (shown === value) return;
    return afterPaint(() => startTransition(() => show(value)));
  }, [shown, value]);
  return shown;
}
