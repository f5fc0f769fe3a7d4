import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { useApp } from './AppContext.ts';
import { mayOpen } from './mayOpen.ts';
import { loadedPage, loadPage } from './pages.ts';
import { findRoute } from './routes.ts';

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Fetches the code of a page while somebody is reaching for a link to it. */
export function useLinkPreloading(): void {
  const { session, viewModels } = useApp();
  const { parser } = useRouter();
  useEffect(() => {
    const preload = ({ target }: Event): void => {
      const link = linkOf(target);
      if (link === null || link.origin !== window.location.origin) return;
      const { route } = findRoute(parser, link.pathname);
      if (loadedPage(route) !== undefined || !mayOpen(session.actor, route.pattern)) return;
      // Not here yet is no news: going there asks again, and says so.
      loadPage(route, viewModels).catch(() => {});
    };
    document.addEventListener('pointerover', preload);
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, [session, viewModels, parser]);
}
