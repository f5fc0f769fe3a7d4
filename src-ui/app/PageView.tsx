import { useCallback, useEffect, useState } from 'react';
import { useApp } from './AppContext.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { loadedPage, loadPage } from './pages.ts';
import type { Page, PageProps, Route } from './routes.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

type Loading = { readonly status: 'loading' } | { readonly status: 'missed' } | { readonly status: 'here'; readonly page: Page };

function atOnce(route: Route): Loading {
  const page = loadedPage(route);
  return page === undefined ? { status: 'loading' } : { status: 'here', page };
}

/** A route's page, as soon as its code is here. One for each route: give it a key. */
export function PageView({ route, params }: PageProps & { readonly route: Route }) {
  const { viewModels } = useApp();
  const [loading, setLoading] = useState(() => atOnce(route));

  const load = useCallback(() => {
    loadPage(route, viewModels).then(
      (page) => setLoading({ status: 'here', page }),
      () => setLoading({ status: 'missed' }),
    );
  }, [route, viewModels]);

  useEffect(() => {
    if (loadedPage(route) === undefined) load();
  }, [route, load]);

  if (loading.status === 'missed') return <UnreachablePage onRetry={load} />;
  if (loading.status === 'loading') return <LoadingPage />;
  return <loading.page key={JSON.stringify(params)} params={params} />;
}
