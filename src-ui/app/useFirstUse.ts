import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { useApp } from '../context/AppContext.ts';
import { useAnnounce } from '../kit/Announcer.tsx';
import { mayOpen } from './mayOpen.ts';
import { pageChange } from './navigation.ts';
import { loadedPage, loadPage } from './pages.ts';
import { findRoute } from './routes.ts';

/**
 * Loads what links lead to ahead of their click, draws the change of page, keeps the place over a reload and on Back,
 * catches a lost focus, announces who is logged in, and colours the browser's bars. Its own code loads once somebody uses
 * the page.
 */
export function useFirstUse(): void {
  const app = useApp();
  const { parser } = useRouter();
  const announce = useAnnounce();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    /** The latest event of each type, in the order of time. */
    const seen = new Map<string, Event>();
    const begin = (event: Event): void => {
      if (seen.size === 0)
        import('./ahead/onFirstUse.ts').then(
          ({ onFirstUse }) => {
            if (signal.aborted) return;
            const find = (path: string) => findRoute(parser, path);
            // Handed over, because these modules would make Home's code larger if that code shared them.
            pageChange.draw = onFirstUse({ app, announce, find, mayOpen, loadedPage, loadPage, seen }, signal);
          },
          // Pages load without it.
          () => {},
        );
      seen.delete(event.type);
      seen.set(event.type, event);
    };
    for (const name of ['pointerover', 'touchstart', 'focusin', 'wheel', 'keydown'])
      document.addEventListener(name, begin, { signal, passive: true });
    try {
      if (sessionStorage['place']) begin(new Event('reload'));
    } catch {
      // A browser without storage has no place to go back to.
    }
    return () => stop.abort();
  }, [app, parser, announce]);
}
