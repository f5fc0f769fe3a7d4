import type { ApiFailure } from '../shared/Failure.ts';
import { inTurn } from '../shared/inTurn.ts';
import type { Result } from '../shared/Result.ts';
import type { Account } from './Account.ts';
import type { AuthFailure, AuthProvider } from './AuthProvider.ts';
import type { OpenSession } from './OpenSession.ts';
import type { Opened } from './resumeSession.ts';
import { isOutsider, type Outsider, type Session } from './Session.ts';
import type { SignOutUnopened } from './signOutUnopened.ts';
import type { UserType } from './User.ts';
import type { UsersApi } from './UsersApi.ts';
import { withChosenType } from './withChosenType.ts';

type Dependencies = {
  readonly auth: AuthProvider;
  readonly users: UsersApi;
  readonly openSession: OpenSession;
  /** Called with an account that the provider has signed in and whose session did not open. */
  readonly onUnopened: SignOutUnopened;
};

/** Opens Google's account chooser and registers people who are new to the shop, which it tells `onRegistered`. */
export const logInWithGoogle = ({ auth, users, openSession, onUnopened }: Dependencies) => {
  async function register(account: Account, type: UserType, onRegistered?: () => void): Promise<Opened> {
    const name = account.displayName || account.email;
    const registered = await users.register({ name, email: account.email, type });
    if (!registered.ok) return registered;
    onRegistered?.();
    return withChosenType(await openSession.beginRegistered(account), type);
  }

  return async (
    type: UserType = 'buyer',
    onRegistered?: () => void,
  ): Promise<Result<Session | Outsider, AuthFailure | ApiFailure>> => {
    const signedIn = await auth.signInWithGoogle();
    if (!signedIn.ok) return signedIn;
    const { account, isNew } = signedIn.value;
    if (isNew) openSession.forgetToken();
    const opened = await inTurn(users, async () => {
      if (isNew) return register(account, type, onRegistered);
      const session = await openSession.begin(account);
      // The provider knows them and the marketplace does not: an earlier registration failed halfway.
      return session.ok && isOutsider(session.value) ? register(account, type, onRegistered) : session;
    });
    if (!opened.ok) await onUnopened(account);
    return opened;
  };
};

export type LogInWithGoogle = ReturnType<typeof logInWithGoogle>;
