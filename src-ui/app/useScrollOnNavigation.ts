import { useEffect, useLayoutEffect, useRef } from 'react';

/** To the top of a new page; on the way back the browser finds the old place. */
export function useScrollOnNavigation(path: string): void {
  const shown = useRef(path);
  const returnedTo = useRef<string | null>(null);

  useEffect(() => {
    const note = (): void => {
      returnedTo.current = window.location.href;
    };
    // Caught on the way down: the router's own listener may draw the page before the next one is called.
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
