import { useEffect, useRef } from 'react';
import { useAddress } from './address.ts';

/** On the way to another page: to its top, and the keyboard to its heading. Back and Forward keep their place. */
export function NavigationEffects() {
  const { path } = useAddress();
  const shown = useRef(path);
  const isReturn = useRef(false);

  useEffect(() => {
    const note = (): void => {
      isReturn.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    if (!isReturn.current) window.scrollTo(0, 0);
    isReturn.current = false;
    return focusHeadingWhenThere();
  }, [path]);

  return null;
}

/** The heading of the new page, now or as soon as the page is drawn. */
function focusHeadingWhenThere(): () => void {
  const old = document.querySelector('main h1');
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
    if (heading === null || (heading === old && old.isConnected && heading.dataset['seen'] === location.pathname)) return false;
    heading.dataset['seen'] = location.pathname;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return () => {};
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
