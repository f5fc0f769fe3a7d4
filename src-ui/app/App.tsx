import { useRouter } from 'wouter';
import { useAddress } from './address.ts';
import { type App as AppParts, AppContext } from './AppContext.ts';
import { DashboardLayout } from './DashboardLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Guard } from './Guard.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { PageView } from './PageView.tsx';
import { findRoute } from './routes.ts';
import { SiteLayout } from './SiteLayout.tsx';

/** The whole page. Two error boundaries: a broken page leaves the navigation standing. */
export function App({ app }: { readonly app: AppParts }) {
  return (
    <AppContext value={app}>
      <ErrorBoundary key="app">
        <NavigationEffects />
        <Routed />
      </ErrorBoundary>
    </AppContext>
  );
}

function Routed() {
  const { path, search } = useAddress();
  const { route, params } = findRoute(useRouter().parser, path);
  const page = (
    <ErrorBoundary key={path}>
      <PageView key={route.pattern} route={route} params={params} />
    </ErrorBoundary>
  );
  return (
    <SiteLayout route={route}>
      <Guard route={route} path={path} search={search}>
        {route.layout === 'dashboard' ? <DashboardLayout route={route}>{page}</DashboardLayout> : page}
      </Guard>
    </SiteLayout>
  );
}
