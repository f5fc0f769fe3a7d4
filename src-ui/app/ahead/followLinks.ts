import { DataAhead, type Pages } from './DataAhead.ts';
import { readLinksInView } from './readLinksInView.ts';

/** Milliseconds that the pointer or the focus stays on a link before its data is read. */
const rest = 65;

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/**
 * Loads a page's code while the pointer, a finger or the focus is on a link to it, and reads its data. `last` is the
 * latest event from before this code was here.
 */
export function followLinks(pages: Pages, signal: AbortSignal, last: Event | undefined): void {
  const ahead = new DataAhead(pages);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLAnchorElement | null = null;
  const follow = ({ target, type }: Event): void => {
    const link = linkOf(target);
    const isTouch = type === 'touchstart';
    if (link === current && !isTouch) return;
    current = link;
    clearTimeout(timer);
    if (link === null || link.origin !== window.location.origin) return;
    const url = new URL(link.href);
    void ahead.loadCode(url);
    if (url.pathname === window.location.pathname) return;
    timer = setTimeout(() => void ahead.read(url), isTouch ? 0 : rest);
  };
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, follow, { signal, passive: true });
  readLinksInView((url) => ahead.read(url), signal);
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (last !== undefined) follow(last);
}
