import { type RefObject, useEffect, useState } from 'react';

/** Events which show that a person is about to scroll, with any input device. */
const events = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/** Turns true when the element comes near the window or someone begins to use the page, and stays true. */
export function useWhenNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || element.current === null) return;
    const show = (): void => setNear(true);
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) show();
    });
    watcher.observe(element.current);
    for (const event of events) window.addEventListener(event, show, { passive: true });
    return () => {
      watcher.disconnect();
      for (const event of events) window.removeEventListener(event, show);
    };
  }, [element, isNear]);

  return isNear;
}
