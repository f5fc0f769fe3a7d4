import { type RenderResult, render } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode, StrictMode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { browserTimer } from '#adapters/browser/browserTimer.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { LogOut } from '#domain/identity/logOut.ts';
import type { RestoreSession } from '#domain/identity/restoreSession.ts';
import type { Session } from '#domain/identity/Session.ts';
import type { App } from '#ui/context/AppContext.ts';
import { AppProvider } from '#ui/context/AppProvider.tsx';
import type { PageProps } from '#ui/context/PageProps.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import { PendingDeletions } from '#ui/state/PendingDeletions.ts';
import { Preferences } from '#ui/state/Preferences.ts';
import type { Language } from '#ui/texts/Language.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';
import { SavedProducts } from '#ui/state/SavedProducts.ts';
import { savedLists } from '#domain/saved/SavedList.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { making, type ViewModels } from '../viewModels.ts';
import { DeviceDrafts, draftFactories, listingDrafts } from '../drafts/deviceDrafts.ts';

export type Shell = Pick<App, 'session' | 'notifications' | 'pendingDeletions'>;

type DashboardParts = {
  readonly actor: Session;
  readonly language?: Language;
  /** Texts that the device stores; none by default. */
  readonly device?: DeviceDrafts;
  /** 1 January 1970 by default. */
  readonly clock?: Clock;
  /** Draws the page twice, as in development, to show that effects run once. */
  readonly isStrict?: boolean;
  /** The page's view models over hand-made ports. */
  readonly viewModels: (shell: Shell) => Partial<ViewModels>;
};

export type Dashboard = {
  readonly toasts: (language?: Language) => string[];
  readonly open: (
    address: string,
    Page: ComponentType<PageProps>,
    params?: PageProps['params'],
    beside?: ReactNode,
  ) => Opened;
};

type Opened = RenderResult & {
  readonly address: () => string;
  readonly history: () => readonly string[];
};

/** A dashboard page at an address, for someone who is signed in. */
export function aDashboard({
  actor,
  language = 'english',
  isStrict = false,
  device = new DeviceDrafts(),
  clock = { now: () => 0 },
  viewModels,
}: DashboardParts): Dashboard {
  const session = new SessionStore({ restoreSession: {} as RestoreSession, logOut: {} as LogOut });
  session.restored.set(actor);
  const notifications = new Notifications();
  const pendingDeletions = new PendingDeletions(browserTimer, session);
  const app: App = {
    preferences: new Preferences(aDevice(language)),
    session,
    notifications,
    pendingDeletions,
    logInAgain: new LogInAgainPrompt(),
    wishList: new SavedProducts({ device: aDevice(), clock: { now: () => 0 } }, savedLists.wishList),
    comparison: new SavedProducts({ device: aDevice(), clock: { now: () => 0 } }, savedLists.comparison),
    make: making({
      ...draftFactories(device.of(session, clock)),
      listingDrafts: () => listingDrafts(device, { session, notifications, pendingDeletions }, clock),
      ...viewModels({ session, notifications, pendingDeletions }),
    }),
    prepare: async () => {},
    onChangedElsewhere: () => () => {},
  };
  return {
    toasts: (shown = language) => notifications.all.map((toast) => toast.text(shown)),
    open: (address, Page, params = {}, beside = null) => {
      const location = memoryLocation({ path: address, record: true });
      const Mode = isStrict ? StrictMode : Fragment;
      const drawn = render(
        <Mode>
          <Router hook={location.hook} searchHook={location.searchHook}>
            <AppProvider app={app}>
              <main>
                <Page params={params} />
              </main>
              {beside}
            </AppProvider>
          </Router>
        </Mode>,
      );
      return { ...drawn, address: () => location.history.at(-1) ?? '', history: () => [...location.history] };
    },
  };
}

/** A promise that the test resolves. */
export function held<T>(): { readonly answer: Promise<T>; readonly give: (value: T) => void } {
  let give: (value: T) => void = () => {};
  const answer = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}
