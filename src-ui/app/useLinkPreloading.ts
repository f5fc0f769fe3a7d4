import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { useApp } from '../context/AppContext.ts';
import { mayOpen } from './mayOpen.ts';
import { loadedPage, loadPage } from './pages.ts';
import { findRoute } from './routes.ts';

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Loads a page's code while the pointer or the focus is on a link to it. */
export function useLinkPreloading(): void {
  const { session, prepare } = useApp();
  const { parser } = useRouter();
  useEffect(() => {
    const preload = ({ target }: Event): void => {
      const link = linkOf(target);
      if (link === null || link.origin !== window.location.origin) return;
      const { route } = findRoute(parser, link.pathname);
      if (loadedPage(route) !== undefined || !mayOpen(session.actor, route)) return;
      // Ignore a failure: opening the page tries again and reports it.
      loadPage(route, prepare).catch(() => {});
    };
    document.addEventListener('pointerover', preload);
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, [session, prepare, parser]);
}
