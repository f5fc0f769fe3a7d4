import { useEffect, useState } from 'react';

/** Milliseconds. Fading out what comes sooner would be work for a flicker. */
const soon = 200;

/** Answers whether somebody has waited for too long. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), soon);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}
