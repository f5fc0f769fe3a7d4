import type { Timer } from '#domain/shared/within.ts';

export const browserTimer: Timer = (milliseconds, ring) => {
  const timer = setTimeout(ring, milliseconds);
  return () => clearTimeout(timer);
};
