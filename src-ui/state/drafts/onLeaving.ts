type Leaving = {
  /** Called when the page may end without another chance. */
  readonly save: () => void;
  /** Whether leaving now would lose something. The browser then asks people to stay. */
  readonly losesSomething: () => boolean;
};

/** Listens for the page's end. Answers a function that stops it. */
export function onLeaving({ save, losesSomething }: Leaving): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const warn = (event: BeforeUnloadEvent): void => {
    save();
    if (!losesSomething()) return;
    event.preventDefault();
    // Browsers before 2023 ask only if this is set.
    event.returnValue = true;
  };
  window.addEventListener('pagehide', save, { signal });
  document.addEventListener('visibilitychange', save, { signal });
  window.addEventListener('beforeunload', warn, { signal });
  return () => listening.abort();
}
