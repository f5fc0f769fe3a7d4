import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useRouter } from 'wouter';
import { browserTimer } from '#adapters/browser/browserTimer.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { logOut } from '#domain/identity/logOut.ts';
import { restoreSession } from '#domain/identity/restoreSession.ts';
import type { Presence } from '#domain/identity/Session.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { useAddress } from '#ui/context/address.ts';
import type { App, SignInHint } from '#ui/context/AppContext.ts';
import { AppProvider } from '#ui/context/AppProvider.tsx';
import { Guard } from '#ui/app/Guard.tsx';
import { findRoute, type Route } from '#ui/app/routes.ts';
import { Announcer } from '#ui/kit/Announcer.tsx';
import { identityFeature } from '#ui/features/identity/identityFeature.ts';
import { SuggestionsViewModel } from '#ui/features/search/SuggestionsViewModel.ts';
import { RequestCount } from '#ui/features/booking/RequestCount.ts';
import { InstallOffer } from '#ui/state/InstallOffer.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import { PendingDeletions } from '#ui/state/PendingDeletions.ts';
import { Preferences } from '#ui/state/Preferences.ts';
import type { Language } from '#ui/texts/Language.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { noWait } from '../../builders/aWait.ts';
import { aListToSearch } from '../../builders/aListToSearch.ts';
import { answers, done } from '../../builders/answers.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { aTokenStore } from '../../builders/aTokenStore.ts';
import { Journal } from '../../builders/Journal.ts';
import { making, type ViewModels } from '../viewModels.ts';
import { deviceParts } from '../saved/deviceViewModels.ts';
import { DeviceDrafts, draftFactories } from '../drafts/deviceDrafts.ts';

type FrameParts = {
  /** Undefined while the session is being restored. */
  readonly actor?: Presence;
  readonly language?: Language;
  readonly auth?: Partial<AuthProvider>;
  readonly tokens?: TokensApi;
  readonly users?: Partial<UsersApi>;
  readonly viewModels?: Partial<ViewModels>;
  readonly prepare?: App['prepare'];
  readonly signInHints?: readonly SignInHint[];
  readonly device?: DeviceDrafts;
};

export type Frame = {
  readonly app: App;
  /** The calls to the ports, in order. */
  readonly journal: Journal;
  readonly prepared: string[];
  readonly toasts: () => readonly string[];
  readonly draw: (address: string, piece: ReactNode) => RenderResult & { readonly user: UserEvent };
};

/** The product's frame over hand-made ports, at an address of the shop. */
export function aFrame(parts: FrameParts = {}): Frame {
  const journal = new Journal();
  const prepared: string[] = [];
  const language = parts.language ?? 'english';
  const account = anAccount();
  const auth = journal.port<AuthProvider>({
    current: async () => (journal.asked.some((call) => /^sign(In|Up)/.test(call)) ? account : null),
    signIn: answers(account),
    signUp: answers(account),
    updateProfile: answers(account),
    signInWithGoogle: answers({ account, isNew: true }),
    sendPasswordReset: done,
    signOut: done,
    ...parts.auth,
  });
  const users = journal.port<UsersApi>({
    register: done,
    isAdmin: answers(false),
    isSeller: answers(false),
    ...parts.users,
  });
  const store = aTokenStore();
  const tokens = parts.tokens ?? { issue: answers('a-token') };
  const preferences = new Preferences(aDevice(language));
  const notifications = new Notifications();
  const session = new SessionStore({
    restoreSession: restoreSession({ auth, tokenStore: store, users }),
    logOut: logOut({ auth, tokenStore: store }),
  });
  if (parts.actor !== undefined) session.restored.set(parts.actor);
  const device = deviceParts(aDevice());
  const viewModels: Partial<ViewModels> = {
    ...device.viewModels,
    ...identityFeature({ auth, users, tokens, tokenStore: store, wait: noWait }, { session, notifications }),
    suggestions: () => new SuggestionsViewModel({ list: aListToSearch([]), shown: () => undefined, device: aDevice() }),
    installOffer: () =>
      new InstallOffer({ device: aDevice(), clock: { now: () => Date.now() }, wishList: device.wishList }),
    requestCount: () => new RequestCount({ list: null, session }),
    ...draftFactories((parts.device ?? new DeviceDrafts()).of(session)),
    ...parts.viewModels,
  };
  const app: App = {
    preferences,
    session,
    notifications,
    pendingDeletions: new PendingDeletions(browserTimer, session),
    wishList: device.wishList,
    comparison: device.comparison,
    logInAgain: new LogInAgainPrompt(),
    make: making(viewModels),
    prepare:
      parts.prepare ??
      (async (group) => {
        prepared.push(group);
      }),
    onChangedElsewhere: () => () => {},
    signInHints: parts.signInHints ?? [],
  };
  return {
    app,
    journal,
    prepared,
    toasts: () => notifications.all.map((toast) => toast.text(language)),
    draw: (address, piece) => {
      window.history.replaceState(null, '', window.location.origin + address);
      const drawn = render(
        <AppProvider app={app}>
          <Announcer>{piece}</Announcer>
        </AppProvider>,
      );
      return { ...drawn, user: userEvent.setup() };
    },
  };
}

const named = (route: Route): ReactNode => <p>{`The page ${route.pattern}`}</p>;

/** The guard. `page` is what it lets people see; by default, the pattern of the current route. */
export function Guarded({ page = named }: { readonly page?: (route: Route) => ReactNode }) {
  const { path, search } = useAddress();
  const { route } = findRoute(useRouter().parser, path);
  return (
    <Guard route={route} path={path} search={search}>
      {page(route)}
    </Guard>
  );
}

/** The current address as the address bar shows it. */
export function address(): string {
  return window.location.pathname + window.location.search;
}

/** The route of a path, for drawing parts of the frame. */
export function routeOf(path: string): Route {
  return findRoute(
    (pattern) => ({ pattern: new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '([^/]+)')}$`), keys: [] }),
    path,
  ).route;
}
