import { isAnythingWaiting } from '#ui/state/waitingParts.ts';

/** Milliseconds from a click, or from the page's start, within which the page should be drawn. */
const limit = 4000;

/** wouter dispatches the first two on the window; the browser dispatches the third. */
const goings = ['pushState', 'replaceState', 'popstate'] as const;

/**
 * Calls when a page is still loading its code or lists long after it was opened. Answers a function that stops
 * watching.
 */
export function onSlowPage(listener: (message: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let path = window.location.pathname;

  function look(): void {
    // A page in the background may take any time.
    if (!document.hidden && isAnythingWaiting()) listener(`Still loading after ${limit / 1000} s`);
  }

  function restart(): void {
    if (window.location.pathname === path) return;
    path = window.location.pathname;
    clearTimeout(timer);
    timer = setTimeout(look, limit);
  }

  timer = setTimeout(look, Math.max(0, limit - performance.now()));
  for (const name of goings) window.addEventListener(name, restart);
  return () => {
    clearTimeout(timer);
    for (const name of goings) window.removeEventListener(name, restart);
  };
}
