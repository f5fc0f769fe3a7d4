import { useCallback, useReducer } from 'react';
import { useRouter } from 'wouter';
import type { Address } from '../context/address.ts';
import { useChunk } from '../context/chunk.ts';
import { Defects } from './Defects.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { DashboardErrorScreen, ErrorScreen } from './ErrorScreen.tsx';
import { Guard } from './Guard.tsx';
import { PageView } from './PageView.tsx';
import { dashboardFrame } from './pages.ts';
import { findRoute } from './routes.ts';
import { SiteLayout } from './SiteLayout.tsx';
import { useArrival } from './useArrival.ts';
import { useFirstUse } from './useFirstUse.ts';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';

/**
 * An address's page in its frame. If the page throws, the bar stays, and on the dashboard the drawer too. Going to
 * another page clears the error.
 */
export function RoutedPage({ path, search }: Address) {
  const { route, params } = findRoute(useRouter().parser, path);
  const arrive = useArrival(path);
  useScrollOnNavigation(path);
  useFirstUse();

  const address = path + search;
  const isDashboard = route.layout === 'dashboard';
  const { here: DashboardLayout } = useChunk(dashboardFrame, isDashboard);
  const lacksFrame = isDashboard && DashboardLayout === undefined;
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const show = useCallback(() => {
    arrive();
    // A page that came with another try has brought its frame.
    if (lacksFrame) drawAgain();
  }, [arrive, lacksFrame]);
  const page = (
    <ErrorBoundary address={address} broken={isDashboard ? DashboardErrorScreen : ErrorScreen}>
      <Defects />
      <PageView key={route.pattern} route={route} params={params} onShown={show} />
    </ErrorBoundary>
  );
  return (
    <SiteLayout route={route}>
      <ErrorBoundary address={address} broken={ErrorScreen}>
        <Guard route={route} path={path} search={search}>
          {isDashboard && DashboardLayout !== undefined ? (
            <DashboardLayout route={route}>{page}</DashboardLayout>
          ) : (
            page
          )}
        </Guard>
      </ErrorBoundary>
    </SiteLayout>
  );
}
