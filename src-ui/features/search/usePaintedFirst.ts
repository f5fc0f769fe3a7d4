import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../kit/afterPaint.ts';

/** The previous value until the other changes are on the screen. */
export function usePaintedFirst<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    return afterPaint(() => startTransition(() => show(value)));
  }, [shown, value]);
  return shown;
}
