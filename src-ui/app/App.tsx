import { Router } from 'wouter';
import { Announcer } from '../design/Announcer.tsx';
import { useAddress } from './address.ts';
import { type App as AppParts, AppContext } from './AppContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LastErrorScreen } from './ErrorScreen.tsx';
import { goOrStay } from './goOrStay.ts';
import { RoutedPage } from './RoutedPage.tsx';

/** The whole page; its last net is for a defect in the frame itself. */
export function App({ app }: { readonly app: AppParts }) {
  return (
    <AppContext value={app}>
      <Announcer>
        <Router aroundNav={goOrStay}>
          <Framed />
        </Router>
      </Announcer>
    </AppContext>
  );
}

function Framed() {
  const { path, search } = useAddress();
  return (
    <ErrorBoundary address={path + search} broken={LastErrorScreen}>
      <RoutedPage path={path} search={search} />
    </ErrorBoundary>
  );
}
