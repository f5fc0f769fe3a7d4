import type { ApiFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import type { Wait } from '../shared/Wait.ts';
import type { Account } from './Account.ts';
import type { AuthProvider } from './AuthProvider.ts';
import { isStillSignedIn } from './isStillSignedIn.ts';
import { issueToken } from './issueToken.ts';
import { opened, type Opened, resumeSession } from './resumeSession.ts';
import type { TokenStore } from './TokenStore.ts';
import type { TokensApi } from './TokensApi.ts';
import type { UsersApi } from './UsersApi.ts';

/** Milliseconds between attempts, less than two seconds in total. */
const pausesAfterRegistration = [200, 400, 600, 700];

type Dependencies = {
  readonly tokens: TokensApi;
  readonly tokenStore: TokenStore;
  readonly users: UsersApi;
  readonly auth: Pick<AuthProvider, 'current'>;
  readonly wait: Wait;
};

/** Turns an account at the sign-in provider into a session at the marketplace: access token first, then roles. */
export class OpenSession {
  readonly #ports: Dependencies;

  constructor(ports: Dependencies) {
    this.#ports = ports;
  }

  /**
   * Called once the provider has created an account: the stored token belongs to an earlier user, and registering may
   * still fail.
   */
  forgetToken(): void {
    this.#ports.tokenStore.clear();
  }

  /** After a fresh sign-in. */
  begin(account: Account): Promise<Opened> {
    return this.#begin(account, () => issueToken(this.#ports.tokens, account));
  }

  /** After a registration. Some marketplaces confirm it before they can read the new user. */
  beginRegistered(account: Account): Promise<Opened> {
    return this.#begin(account, async () => {
      let issued = await issueToken(this.#ports.tokens, account);
      for (const pause of pausesAfterRegistration) {
        if (issued.ok || issued.failure.code !== 'api/unregistered') break;
        await this.#ports.wait(pause);
        issued = await issueToken(this.#ports.tokens, account);
      }
      return issued;
    });
  }

  /** If the person signs out meanwhile, no token is stored and no session opens. */
  async #begin(account: Account, issue: () => Promise<Result<string, ApiFailure>>): Promise<Opened> {
    // Somebody else may have logged in while the account was being registered, and has a token of their own.
    if (!(await isStillSignedIn(this.#ports.auth, account))) return fail(expired);
    // Clear the old token first: if this fails halfway, nobody is left with someone else's token.
    this.#ports.tokenStore.clear();
    const issued = await issue();
    // The request carried another account's proof, so its answer is not about this person.
    if (!(await isStillSignedIn(this.#ports.auth, account))) return fail(expired);
    if (!issued.ok) return opened(account, issued);
    this.#ports.tokenStore.write(issued.value);
    const session = await resumeSession(this.#ports.users, account);
    return (await isStillSignedIn(this.#ports.auth, account)) ? session : fail(expired);
  }
}

const expired = { code: 'api/session-expired' } as const;
