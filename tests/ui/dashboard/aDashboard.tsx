import { type RenderResult, render } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode, StrictMode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { LogOut } from '#domain/identity/LogOut.ts';
import type { RestoreSession } from '#domain/identity/RestoreSession.ts';
import type { Session } from '#domain/identity/Session.ts';
import { type App, AppContext } from '#ui/app/AppContext.ts';
import type { PageProps } from '#ui/app/PageProps.ts';
import type { ViewModels } from '#ui/app/ViewModels.ts';
import { Comparison } from '#ui/state/Comparison.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import { type Language, Preferences } from '#ui/state/Preferences.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';
import { WishList } from '#ui/state/WishList.ts';
import { DeviceDrafts, draftFactories } from '../drafts/deviceDrafts.ts';

export const buyer: Session = {
  account: { email: 'sabbir@example.com', displayName: 'Sabbir Alam', photoURL: null },
  isAdmin: false,
  isSeller: false,
};
export const seller: Session = {
  account: { email: 'nusrat@example.com', displayName: 'Nusrat Jahan', photoURL: null },
  isAdmin: false,
  isSeller: true,
};
export const admin: Session = {
  account: { email: 'lubna@example.com', displayName: 'Lubna Haque', photoURL: null },
  isAdmin: true,
  isSeller: false,
};

export type Shell = Pick<App, 'session' | 'notifications'>;

type DashboardParts = {
  readonly actor: Session;
  readonly language?: Language;
  /** What the device has kept; nothing, unless a test says so. */
  readonly device?: DeviceDrafts;
  /** Draws the page twice, as in development: what must happen once is seen to. */
  readonly isStrict?: boolean;
  /** The view models of the page, over ports made by hand. */
  readonly viewModels: (shell: Shell) => Partial<ViewModels>;
};

export type Dashboard = {
  readonly toasts: () => string[];
  readonly open: (address: string, Page: ComponentType<PageProps>, params?: PageProps['params'], beside?: ReactNode) => Opened;
};

type Opened = RenderResult & {
  readonly address: () => string;
  readonly history: () => readonly string[];
};

/** A page of the dashboard at an address, for somebody who is signed in. */
export function aDashboard({ actor, language = 'english', isStrict = false, device = new DeviceDrafts(), viewModels }: DashboardParts): Dashboard {
  const session = new SessionStore({} as RestoreSession, {} as LogOut);
  session.restored.set(actor);
  const notifications = new Notifications();
  const app: App = {
    preferences: new Preferences({ read: (key) => (key === 'language' ? language : null), write: () => {} }),
    session,
    notifications,
    logInAgain: new LogInAgainPrompt(),
    wishList: new WishList({ read: () => null, write: () => {} }, { now: () => 0 }),
    comparison: new Comparison({ read: () => null, write: () => {} }, { now: () => 0 }),
    viewModels: { ...draftFactories(device.of(session)), ...viewModels({ session, notifications }) } as ViewModels,
  };
  return {
    toasts: () => notifications.all.map((toast) => toast.text(language)),
    open: (address, Page, params = {}, beside = null) => {
      const location = memoryLocation({ path: address, record: true });
      const Mode = isStrict ? StrictMode : Fragment;
      const drawn = render(
        <Mode>
          <Router hook={location.hook} searchHook={location.searchHook}>
            <AppContext value={app}>
              <main>
                <Page params={params} />
              </main>
              {beside}
            </AppContext>
          </Router>
        </Mode>,
      );
      return { ...drawn, address: () => location.history.at(-1) ?? '', history: () => [...location.history] };
    },
  };
}

/** An answer that comes when the test says so. */
export function held<T>(): { readonly answer: Promise<T>; readonly give: (value: T) => void } {
  let give: (value: T) => void = () => {};
  const answer = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}
