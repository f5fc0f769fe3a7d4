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
  /** `isTried`: on the person's request. */
  | { readonly status: 'missed'; readonly isTried?: boolean }
  | { readonly status: 'here'; readonly page: Page };

/** One object, so that a try that nobody asked for changes nothing when it fails, too. */
const missed: Loading = { status: 'missed' };

function atOnce(route: Route): Loading {
  const page = loadedPage(route);
  if (page !== undefined) return { status: 'here', page };
  return isMissed(route) ? missed : { status: 'loading' };
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

  const leave = useRef<() => void>(undefined);
  const load = useCallback(
    (isAskedFor: boolean) => {
      let isLeft = false;
      leave.current?.();
      leave.current = () => {
        isLeft = true;
      };
      if (isAskedFor) setLoading({ status: 'missed', isTried: true });
      loadPage(route, prepare).then(
        (page) => setLoading({ status: 'here', page }),
        async () => {
          if (!isLeft && !(await recover(isAskedFor))) setLoading(missed);
        },
      );
    },
    [route, prepare, recover],
  );

  useEffect(() => {
    const page = loadedPage(route);
    if (page === undefined) {
      if (!isMissed(route)) load(false);
      // Another caller has loaded it since the last drawing.
    } else setLoading((now) => (now.status === 'here' ? now : { status: 'here', page }));
    return () => leave.current?.();
  }, [route, load]);

  useEffect(() => {
    if (loading.status !== 'here') return;
    clearReloadMark();
    onShown();
  }, [loading, onShown]);

  const wasMissed = useRef(false);
  useEffect(() => {
    if (loading.status === 'missed') wasMissed.current = true;
    if (wasMissed.current) focusHeading(true);
  }, [loading]);

  const isMissing = loading.status === 'missed';
  // The page listens before it is shown, so it misses no device that comes online just then.
  useLayoutEffect(() => {
    if (!isMissing) return;
    const again = (): void => load(false);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isMissing, load]);

  if (loading.status === 'here') return <loading.page key={JSON.stringify(params)} params={params} />;
  if (!isMissing || loading.isTried) return <LoadingPage layout={route.layout} onStop={() => setLoading(missed)} />;
  return <UnreachablePage layout={route.layout} onRetry={() => load(true)} />;
}
