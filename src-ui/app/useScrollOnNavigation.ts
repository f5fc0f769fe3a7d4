import { useEffect, useLayoutEffect, useRef } from 'react';

/** Scrolls new pages to the top. On Back, the browser and ahead/keepPlace.ts restore the old position. */
export function useScrollOnNavigation(path: string): void {
  const shown = useRef(path);
  const returnedTo = useRef<string | null>(null);

  useEffect(() => {
    const note = (): void => {
      returnedTo.current = window.location.href;
    };
    // In the capture phase, because the router's own listener may draw the page before later listeners run.
    window.addEventListener('popstate', note, { capture: true });
    return () => window.removeEventListener('popstate', note, { capture: true });
  }, []);

  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const isReturn = returnedTo.current === window.location.href;
    returnedTo.current = null;
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [path]);
}
