import type { ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { Account } from './Account.ts';
import type { AuthProvider } from './AuthProvider.ts';
import { isStillSignedIn } from './isStillSignedIn.ts';
import type { Session } from './Session.ts';
import type { TokenStore } from './TokenStore.ts';
import type { TokensApi } from './TokensApi.ts';
import type { UsersApi } from './UsersApi.ts';

/** From an account at the sign-in provider to a session at the marketplace: access token, then roles. */
export class OpenSession {
  readonly #tokens: TokensApi;
  readonly #store: TokenStore;
  readonly #users: UsersApi;
  readonly #auth: Pick<AuthProvider, 'current'>;

  constructor(tokens: TokensApi, store: TokenStore, users: UsersApi, auth: Pick<AuthProvider, 'current'>) {
    this.#tokens = tokens;
    this.#store = store;
    this.#users = users;
    this.#auth = auth;
  }

  /**
   * After a fresh sign-in: whatever token was kept is somebody's past, and gone even if this is as far as it gets.
   * Who has left meanwhile leaves no token behind and has no session.
   */
  async begin(account: Account): Promise<Result<Session, ApiFailure>> {
    this.#store.clear();
    const issued = await this.#tokens.issue(account.email);
    if (!issued.ok) return issued;
    if (!(await isStillSignedIn(this.#auth, account))) return fail(expired);
    this.#store.write(issued.value);
    const session = await this.resume(account);
    return (await isStillSignedIn(this.#auth, account)) ? session : fail(expired);
  }

  /** After a reload: the kept token serves until the marketplace says otherwise. */
  async resume(account: Account): Promise<Result<Session, ApiFailure>> {
    const [admin, seller] = await Promise.all([
      this.#users.isAdmin(account.email),
      this.#users.isSeller(account.email),
    ]);
    if (!admin.ok) return admin;
    if (!seller.ok) return seller;
    return ok({ account, isAdmin: admin.value, isSeller: seller.value });
  }
}

const expired = { code: 'api/session-expired' } as const;
