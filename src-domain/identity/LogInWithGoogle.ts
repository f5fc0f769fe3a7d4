import type { ApiFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';
import type { Account } from './Account.ts';
import type { AuthFailure, AuthProvider } from './AuthProvider.ts';
import type { OpenSession } from './OpenSession.ts';
import type { Session } from './Session.ts';
import type { UserType } from './User.ts';
import type { UsersApi } from './UsersApi.ts';

/** Google's account chooser; who is new to the shop becomes a user of it. */
export class LogInWithGoogle {
  readonly #auth: AuthProvider;
  readonly #users: UsersApi;
  readonly #session: OpenSession;

  constructor(auth: AuthProvider, users: UsersApi, session: OpenSession) {
    this.#auth = auth;
    this.#users = users;
    this.#session = session;
  }

  async execute(type: UserType = 'buyer'): Promise<Result<Session, AuthFailure | ApiFailure>> {
    const signedIn = await this.#auth.signInWithGoogle();
    if (!signedIn.ok) return signedIn;
    const { account, isNew } = signedIn.value;
    if (isNew) return this.#register(account, type);
    const session = await this.#session.begin(account);
    // The provider knows them, the marketplace does not: an earlier registration never arrived.
    return !session.ok && session.failure.code === 'api/forbidden' ? this.#register(account, type) : session;
  }

  async #register(account: Account, type: UserType): Promise<Result<Session, ApiFailure>> {
    const name = account.displayName || account.email;
    const registered = await this.#users.register({ name, email: account.email, type });
    return registered.ok ? this.#session.begin(account) : registered;
  }
}
