import { mayReadUnasked } from './mayReadAhead.ts';

/** Milliseconds without an act before a link is read. */
const quiet = 1_000;
const maxPerPage = 4;
const acts = ['scroll', 'touchmove', 'touchstart', 'pointerover', 'keydown', 'focusin'];

/** A phone has no pointer that rests on a link before the tap. */
export function readLinksInView(read: (url: URL) => Promise<void>, signal: AbortSignal): void {
  const begun = new Set<string>();
  let page = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;

  const wait = (): void => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(() => void readNext(), quiet);
  };
  const readNext = async (): Promise<void> => {
    if (signal.aborted || isReading || document.hidden || !mayReadUnasked()) return;
    if (page !== window.location.pathname) {
      page = window.location.pathname;
      begun.clear();
    }
    if (begun.size >= maxPerPage) return;
    // The page's own answers come first.
    if (document.querySelector('main [aria-busy=true]') !== null) return wait();
    const next = linksInView().find(({ href, pathname }) => pathname !== page && !begun.has(href));
    if (next === undefined) return;
    begun.add(next.href);
    isReading = true;
    await read(next);
    isReading = false;
    wait();
  };

  for (const name of acts) document.addEventListener(name, wait, { signal, passive: true, capture: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
}

function linksInView(): readonly URL[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  return links
    .filter((link) => link.origin === window.location.origin && isInView(link))
    .map(({ href }) => new URL(href));
}

function isInView(link: Element): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && bottom > top;
}
