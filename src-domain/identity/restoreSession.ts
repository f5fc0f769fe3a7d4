import type { ApiFailure } from '../shared/Failure.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { Account } from './Account.ts';
import type { AuthProvider } from './AuthProvider.ts';
import { isStillSignedIn } from './isStillSignedIn.ts';
import { type Opened, resumeSession } from './resumeSession.ts';
import type { Presence } from './Session.ts';
import type { TokenStore } from './TokenStore.ts';
import type { UsersApi } from './UsersApi.ts';

type Dependencies = {
  readonly auth: AuthProvider;
  readonly tokenStore: TokenStore;
  readonly users: UsersApi;
};

/**
 * Finds out who is signed in when the page opens: nobody, a restored session, or an account without a session. If
 * someone signs in or out in another tab meanwhile, that wins. `isAnother`: the stored token may be that of the person
 * before, which would be refused.
 */
export const restoreSession = ({ auth, tokenStore, users }: Dependencies) =>
  async function restore(isAnother?: boolean): Promise<Result<Presence, ApiFailure>> {
    const account = await auth.current();
    if (isAnother || account === null) tokenStore.clear();
    if (account === null) return ok(account);
    const session = await resumeSession(users, account);
    return (await isStillSignedIn(auth, account)) ? withoutToken(account, session) : restore(true);
  };

export type RestoreSession = ReturnType<typeof restoreSession>;

/** Logging in again in place would save no work here, so the person stays a visitor until they choose to log in. */
function withoutToken(account: Account, session: Opened): Opened {
  return !session.ok && session.failure.code === 'api/session-expired' ? ok({ account, lacks: 'token' }) : session;
}
