import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { useApp } from '../context/AppContext.ts';
import { mayOpen } from './mayOpen.ts';
import { pageChange } from './navigation.ts';
import { loadedPage, loadPage } from './pages.ts';
import { findRoute } from './routes.ts';

/** Loads what links lead to ahead of their click, and draws the change of page. Its own code loads once somebody uses the page. */
export function useLinkPreloading(): void {
  const app = useApp();
  const { parser } = useRouter();
  useEffect(() => {
    let end = (): void => {};
    let last: Event | undefined;
    const begin = (event: Event): void => {
      if (last === undefined)
        import('./ahead/followLinks.ts').then(
          ({ followLinks, inTransition }) => {
            end();
            const find = (path: string) => findRoute(parser, path);
            pageChange.draw = inTransition((path) => loadedPage(find(path).route) !== undefined);
            // Handed over, because this module would make Home's code larger if it shared them.
            end = followLinks({ app, find, mayOpen, loadedPage, loadPage }, last);
          },
          // Pages load without it.
          () => {},
        );
      last = event;
    };
    const names = ['pointerover', 'touchstart', 'focusin'];
    for (const name of names) document.addEventListener(name, begin, { passive: true });
    end = () => names.forEach((name) => document.removeEventListener(name, begin));
    return () => end();
  }, [app, parser]);
}
