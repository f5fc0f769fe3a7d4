import { entryKey, nameEntry } from '../../context/historyEntry.ts';
import { isAnythingWaiting } from '../../state/waitingParts.ts';

const key = 'place';

/**
 * Milliseconds for which a page may still grow: until it is tall enough, and after each change of its height. A page that
 * waits for its code or data may take longer. Some parts draw nothing while they wait.
 */
const patience = { tooShort: 10_000, tallEnough: 5000 };

/** Events by which people choose a place themselves. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const maxPlaces = 50;

/**
 * Notes how far each history entry is scrolled, and goes back there after a reload and on Back and Forward. The browser
 * tries, too, but gives up before the page has its lists. Phones reload a tab that they had no memory for. `seen`: events
 * from before this code was here, by their types.
 */
export function keepPlace(signal: AbortSignal, seen: ReadonlyMap<string, Event>): void {
  const places = storedPlaces();
  let stay: AbortController | null = null;
  const note = (): void => {
    // On the way back, the page is only as far as it is tall by then. Lists note their own places.
    if (stay?.signal.aborted === false || window.history.scrollRestoration !== 'auto') return;
    const entry = nameEntry();
    places.delete(entry);
    places.set(entry, window.scrollY);
  };
  const store = (): void => {
    note();
    try {
      sessionStorage.setItem(key, JSON.stringify([...places].slice(-maxPlaces)));
    } catch {
      // A reload starts where the browser wants if nothing can be stored.
    }
  };
  const comeBack = (): void => {
    stay?.abort();
    const top = places.get(entryKey() ?? '') ?? 0;
    stay = top === 0 ? null : stayAt(top, signal);
  };
  window.addEventListener('scroll', note, { signal, passive: true });
  window.addEventListener('pagehide', store, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && store(), { signal });
  // In the capture phase, because the router draws the page.
  window.addEventListener('popstate', comeBack, { signal, capture: true });
  // Lists go back to their place once they are drawn (useListPlace).
  if (window.history.scrollRestoration === 'auto' && !acts.some((act) => seen.has(act))) comeBack();
  // Somebody may have scrolled before, and a name that an entry gets while its page is left is lost over a reload.
  note();
}

/** Pixels from the top, by the keys of history entries, for as long as the tab lives. The entry of a new visit has no key. */
function storedPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Places between two pixels are rounded. */
const isAt = (top: number): boolean => Math.abs(window.scrollY - top) <= 1;

/**
 * Scrolls there whenever the page changes its height, until it no longer does, shows another page, or somebody acts.
 * Answers what ends it.
 */
function stayAt(top: number, signal: AbortSignal): AbortController {
  const { href } = window.location;
  const { documentElement: root } = document;
  const stop = new AbortController();
  const end = (): void => stop.abort();
  let timer: ReturnType<typeof setTimeout>;
  const endAfter = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (isAnythingWaiting() ? endAfter(patience.tallEnough) : end()), milliseconds);
  };
  endAfter(patience.tooShort);
  let isThere = false;
  const observer = new ResizeObserver(() => {
    // A page that shrinks moves its end, and may have grown again by now, so only a place that was reached can be left.
    const isShort = window.scrollY + window.innerHeight >= root.scrollHeight - 1;
    const isMoved = isThere && !isShort && !isAt(top);
    const isList = window.history.scrollRestoration !== 'auto';
    if (isMoved || isList || window.location.href !== href) return end();
    window.scrollTo({ top, behavior: 'instant' });
    isThere = isAt(top);
    if (isThere) endAfter(patience.tallEnough);
  });
  // The browser would move the page with what grows above, as if somebody had scrolled.
  root.style.overflowAnchor = 'none';
  observer.observe(document.body);
  for (const act of acts) window.addEventListener(act, end, { signal: stop.signal, passive: true, capture: true });
  signal.addEventListener('abort', end, { signal: stop.signal });
  stop.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
    root.style.overflowAnchor = '';
  });
  return stop;
}
