import { cleanup, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { useRouter } from 'wouter';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { LogIn } from '#domain/identity/LogIn.ts';
import { LogInWithGoogle } from '#domain/identity/LogInWithGoogle.ts';
import { LogOut } from '#domain/identity/LogOut.ts';
import { OpenSession } from '#domain/identity/OpenSession.ts';
import { ResetPassword } from '#domain/identity/ResetPassword.ts';
import { RestoreSession } from '#domain/identity/RestoreSession.ts';
import type { Actor } from '#domain/identity/Session.ts';
import { SignUp } from '#domain/identity/SignUp.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { useAddress } from '#ui/app/address.ts';
import { type App, AppContext, type SignInHint } from '#ui/app/AppContext.ts';
import { Guard } from '#ui/app/Guard.tsx';
import { findRoute, type Route } from '#ui/app/routes.ts';
import type { ViewModels } from '#ui/app/ViewModels.ts';
import { Announcer } from '#ui/design/Announcer.tsx';
import { LogInViewModel } from '#ui/features/account/LogInViewModel.ts';
import { ResetPasswordViewModel } from '#ui/features/account/ResetPasswordViewModel.ts';
import { SignUpViewModel } from '#ui/features/account/SignUpViewModel.ts';
import { Comparison } from '#ui/state/Comparison.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import { type Language, Preferences } from '#ui/state/Preferences.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';
import { WishList } from '#ui/state/WishList.ts';
import { answers, done } from '../../domain/given/answers.ts';
import { anAccount } from '../../domain/given/anAccount.ts';
import { aTokenStore } from '../../domain/given/aTokenStore.ts';
import { Journal } from '../../domain/given/Journal.ts';
import { DeviceDrafts, draftFactories } from '../drafts/deviceDrafts.ts';

afterEach(cleanup);

type FrameParts = {
  /** Left out while it is not known who is signed in. */
  readonly actor?: Actor;
  readonly language?: Language;
  readonly auth?: Partial<AuthProvider>;
  readonly tokens?: TokensApi;
  readonly users?: Partial<UsersApi>;
  readonly viewModels?: Partial<ViewModels>;
  readonly signInHints?: readonly SignInHint[];
  readonly device?: DeviceDrafts;
};

export type Frame = {
  readonly app: App;
  /** What was asked of the ports, in order. */
  readonly journal: Journal;
  readonly prepared: string[];
  readonly toasts: () => readonly string[];
  readonly draw: (address: string, piece: ReactNode) => RenderResult & { readonly user: UserEvent };
};

/** The frame of the product over hand-made ports, at an address of this site. */
export function aFrame(parts: FrameParts = {}): Frame {
  const journal = new Journal();
  const prepared: string[] = [];
  const language = parts.language ?? 'english';
  const account = anAccount();
  const auth = journal.port<AuthProvider>({
    current: async () => null,
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
  const open = new OpenSession(parts.tokens ?? { issue: answers('a-token') }, store, users, { current: async () => account });
  const google = new LogInWithGoogle(auth, users, open);
  const preferences = new Preferences({ read: (key) => (key === 'language' ? language : null), write: () => {} });
  const notifications = new Notifications();
  const session = new SessionStore(new RestoreSession(auth, store, open), new LogOut(auth, store));
  if (parts.actor !== undefined) session.restored.set(parts.actor);
  const viewModels: Partial<ViewModels> = {
    prepare: async (feature) => {
      prepared.push(feature);
    },
    logIn: () => new LogInViewModel(new LogIn(auth, open), google, session, notifications),
    signUp: () => new SignUpViewModel(new SignUp(auth, users, open), google, session, notifications),
    ...draftFactories((parts.device ?? new DeviceDrafts()).of(session)),
    resetPassword: () => new ResetPasswordViewModel(new ResetPassword(auth)),
    ...parts.viewModels,
  };
  const app: App = {
    preferences,
    session,
    notifications,
    wishList: new WishList({ read: () => null, write: () => {} }, { now: () => 0 }),
    comparison: new Comparison({ read: () => null, write: () => {} }, { now: () => 0 }),
    logInAgain: new LogInAgainPrompt(),
    viewModels: viewModels as ViewModels,
    signInHints: parts.signInHints ?? [],
  };
  return {
    app,
    journal,
    prepared,
    toasts: () => notifications.all.map((toast) => toast.text(language)),
    draw: (address, piece) => {
      window.history.replaceState(null, '', address);
      const drawn = render(
        <AppContext value={app}>
          <Announcer>{piece}</Announcer>
        </AppContext>,
      );
      return { ...drawn, user: userEvent.setup() };
    },
  };
}

const named = (route: Route): ReactNode => <p>{`The page ${route.pattern}`}</p>;

/** The guard at its work: what it lets somebody see is `page`, or the pattern of the route they are on. */
export function Guarded({ page = named }: { readonly page?: (route: Route) => ReactNode }) {
  const { path, search } = useAddress();
  const { route } = findRoute(useRouter().parser, path);
  return (
    <Guard route={route} path={path} search={search}>
      {page(route)}
    </Guard>
  );
}

/** Where one is, as it stands in the address bar. */
export function address(): string {
  return window.location.pathname + window.location.search;
}

/** The route of a path, to draw pieces of the frame with. */
export function routeOf(path: string): Route {
  return findRoute((pattern) => ({ pattern: new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '([^/]+)')}$`), keys: [] }), path).route;
}
