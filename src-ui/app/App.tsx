import { useMemo } from 'react';
import { Router } from 'wouter';
import { Announcer } from '../kit/Announcer.tsx';
import { useAddress } from '../context/address.ts';
import type { App as AppParts } from '../context/AppContext.ts';
import { AppProvider } from '../context/AppProvider.tsx';
import { useFocusOnPress } from '../kit/useFocusOnPress.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LastErrorScreen } from './ErrorScreen.tsx';
import { navigation } from './navigation.ts';
import { RoutedPage } from './RoutedPage.tsx';
import { useReleaseWatch } from './useReleaseWatch.ts';

/** The whole page. Its error boundary catches defects of the frame itself. */
export function App({ app }: { readonly app: AppParts }) {
  const around = useMemo(() => navigation(app), [app]);
  return (
    <AppProvider app={app}>
      <Announcer>
        <Router aroundNav={around}>
          <Framed />
        </Router>
      </Announcer>
    </AppProvider>
  );
}

function Framed() {
  const { path, search } = useAddress();
  useReleaseWatch();
  useFocusOnPress();
  return (
    <ErrorBoundary address={path + search} broken={LastErrorScreen}>
      <RoutedPage path={path} search={search} />
    </ErrorBoundary>
  );
}
