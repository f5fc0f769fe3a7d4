import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function listen(changed: () => void): () => void {
  const motion = window.matchMedia(query);
  motion.addEventListener('change', changed);
  return () => motion.removeEventListener('change', changed);
}

/** Whether the person has asked their device for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
