import { useRouter } from 'wouter';
import type { Address } from './address.ts';
import { useChunk } from './chunk.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { DashboardErrorScreen, ErrorScreen } from './ErrorScreen.tsx';
import { Guard } from './Guard.tsx';
import { PageView } from './PageView.tsx';
import { dashboardFrame } from './pages.ts';
import { findRoute } from './routes.ts';
import { SiteLayout } from './SiteLayout.tsx';
import { useArrival } from './useArrival.ts';
import { useLinkPreloading } from './useLinkPreloading.ts';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';

/**
 * The page of an address in its frame. A page that is broken leaves the bar standing, a broken page of the
 * dashboard the drawer, too; both are mended by going elsewhere.
 */
export function RoutedPage({ path, search }: Address) {
  const { route, params } = findRoute(useRouter().parser, path);
  const arrive = useArrival(path);
  useScrollOnNavigation(path);
  useLinkPreloading();

  const address = path + search;
  const isDashboard = route.layout === 'dashboard';
  const { here: DashboardLayout } = useChunk(dashboardFrame, isDashboard);
  const page = (
    <ErrorBoundary address={address} broken={isDashboard ? DashboardErrorScreen : ErrorScreen}>
      <PageView key={route.pattern} route={route} params={params} onShown={arrive} />
    </ErrorBoundary>
  );
  return (
    <SiteLayout route={route}>
      <ErrorBoundary address={address} broken={ErrorScreen}>
        <Guard route={route} path={path} search={search}>
          {isDashboard && DashboardLayout !== undefined ? <DashboardLayout route={route}>{page}</DashboardLayout> : page}
        </Guard>
      </ErrorBoundary>
    </SiteLayout>
  );
}
