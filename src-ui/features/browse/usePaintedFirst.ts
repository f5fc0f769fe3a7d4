import { startTransition, useEffect, useState } from 'react';

/** A value as it was, until what else changed with it is on the screen. */
export function usePaintedFirst<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // Before the next frame, and after the paint of this one.
      timer = setTimeout(() => startTransition(() => show(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, value]);
  return shown;
}
