import { type RefObject, useEffect, useState } from 'react';

/** What tells that somebody is about to read on, whatever they do it with. */
const signs = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/** Turns true once the element comes near the window, or somebody begins to use the page; and stays so. */
export function useWhenNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || element.current === null) return;
    const come = (): void => setNear(true);
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) come();
    });
    watcher.observe(element.current);
    for (const sign of signs) window.addEventListener(sign, come, { passive: true });
    return () => {
      watcher.disconnect();
      for (const sign of signs) window.removeEventListener(sign, come);
    };
  }, [element, isNear]);

  return isNear;
}
