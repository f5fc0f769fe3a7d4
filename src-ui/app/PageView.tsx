import { useCallback, useEffect, useState } from 'react';
import { useApp } from './AppContext.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { loadedPage, loadPage } from './pages.ts';
import type { PageProps } from './PageProps.ts';
import { reloadWhenReachable } from './reloadWhenReachable.ts';
import type { Page, Route } from './routes.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

type Loading = { readonly status: 'loading' } | { readonly status: 'missed' } | { readonly status: 'here'; readonly page: Page };

function atOnce(route: Route): Loading {
  const page = loadedPage(route);
  return page === undefined ? { status: 'loading' } : { status: 'here', page };
}

type PageViewProps = PageProps & {
  readonly route: Route;
  /** The page is drawn, its code having come at once or in time. */
  readonly onShown: () => void;
};

/** A route's page, as soon as its code is here. One for each route: give it a key. */
export function PageView({ route, params, onShown }: PageViewProps) {
  const { viewModels } = useApp();
  const [loading, setLoading] = useState(() => atOnce(route));

  const load = useCallback((missedAgain?: () => void) => {
    loadPage(route, viewModels).then(
      (page) => setLoading({ status: 'here', page }),
      () => {
        setLoading({ status: 'missed' });
        missedAgain?.();
      },
    );
  }, [route, viewModels]);
  const retry = (): void => load(() => void reloadWhenReachable());

  useEffect(() => {
    const page = loadedPage(route);
    if (page === undefined) load();
    // Somebody else asked for it, and it came since this was drawn.
    else setLoading((now) => (now.status === 'here' ? now : { status: 'here', page }));
  }, [route, load]);

  useEffect(() => {
    if (loading.status === 'here') onShown();
  }, [loading, onShown]);

  if (loading.status === 'missed') return <UnreachablePage layout={route.layout} onRetry={retry} />;
  if (loading.status === 'loading') return <LoadingPage layout={route.layout} />;
  return <loading.page key={JSON.stringify(params)} params={params} />;
}
