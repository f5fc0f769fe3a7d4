import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from '../kit/focusHeading.ts';
import { isUnfinished } from '../state/unfinished.ts';
import { useApp } from '../context/AppContext.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { isMissed, loadedPage, loadPage } from './pages.ts';
import type { PageProps } from '../context/PageProps.ts';
import { clearReloadMark, reloadForCode, reloadForCodeOnce } from '../context/reloadForCode.ts';
import type { Page, Route } from './routes.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'missed' }
  | { readonly status: 'here'; readonly page: Page };

function atOnce(route: Route): Loading {
  const page = loadedPage(route);
  if (page !== undefined) return { status: 'here', page };
  return { status: isMissed(route) ? 'missed' : 'loading' };
}

type PageViewProps = PageProps & {
  readonly route: Route;
  /** True once the page is drawn. */
  readonly onShown: () => void;
};

/** Draws a route's page as soon as its code is loaded. Give it a key for each route. */
export function PageView({ route, params, onShown }: PageViewProps) {
  const { prepare, pendingDeletions } = useApp();
  const [loading, setLoading] = useState(() => atOnce(route));

  /** Reloads the browser's page if that may help. Until then, the code still seems to be loading. */
  const recover = useCallback(
    async (isAskedFor: boolean) => {
      if (isAskedFor) return reloadForCode();
      return !pendingDeletions.isAnyPending && !isUnfinished() && reloadForCodeOnce();
    },
    [pendingDeletions],
  );

  const load = useCallback(
    (isAskedFor: boolean) => {
      let isLeft = false;
      loadPage(route, prepare).then(
        (page) => setLoading({ status: 'here', page }),
        async () => {
          if (!isLeft && !(await recover(isAskedFor))) setLoading({ status: 'missed' });
        },
      );
      return () => {
        isLeft = true;
      };
    },
    [route, prepare, recover],
  );

  useEffect(() => {
    const page = loadedPage(route);
    if (page === undefined) return isMissed(route) ? undefined : load(false);
    // Another caller has loaded it since the last drawing.
    setLoading((now) => (now.status === 'here' ? now : { status: 'here', page }));
    return undefined;
  }, [route, load]);

  useEffect(() => {
    if (loading.status !== 'here') return;
    clearReloadMark();
    onShown();
  }, [loading, onShown]);

  const { status } = loading;
  const wasMissed = useRef(false);
  useEffect(() => {
    if (status === 'missed') wasMissed.current = true;
    if (wasMissed.current) focusHeading(true);
  }, [status]);

  const isMissing = loading.status === 'missed';
  // The page listens before it is shown, so it misses no device that comes online just then.
  useLayoutEffect(() => {
    if (!isMissing) return;
    let leave: (() => void) | undefined;
    const again = (): void => {
      leave?.();
      leave = load(false);
    };
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      leave?.();
    };
  }, [isMissing, load]);

  if (isMissing) return <UnreachablePage layout={route.layout} onRetry={() => load(true)} />;
  if (loading.status === 'loading')
    return <LoadingPage layout={route.layout} onStop={() => setLoading({ status: 'missed' })} />;
  return <loading.page key={JSON.stringify(params)} params={params} />;
}
