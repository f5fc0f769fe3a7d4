import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** A value as it was, until what else changed with it is on the screen. */
export function usePaintedFirst<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    return afterPaint(() => startTransition(() => show(value)));
  }, [shown, value]);
  return shown;
}
