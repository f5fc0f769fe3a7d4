/**
 * Fades from one page to the next where the browser can and the person wants motion. `isHere`: whether a page's code is
 * loaded; a page that is still to come is not waited for.
 */
export function inTransition(isHere: (path: string) => boolean): (change: () => void, path: string) => void {
  let isRunning = false;
  return (change, path) => {
    if (isRunning || document.hidden || !isHere(path) || !isWanted()) return change();
    isRunning = true;
    const { ready, finished } = document.startViewTransition(async () => {
      change();
      // React has drawn the page by then.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    });
    // A transition that the browser leaves out changes the page all the same.
    ready.catch(() => {});
    finished
      .catch(() => {})
      .finally(() => {
        isRunning = false;
      });
  };
}

function isWanted(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
