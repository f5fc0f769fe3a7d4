import type { ApiFailure } from '../shared/Failure.ts';
import { inTurn } from '../shared/inTurn.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { AuthProvider } from './AuthProvider.ts';
import type { OpenSession } from './OpenSession.ts';
import type { Opened } from './resumeSession.ts';
import { isOutsider, type Session } from './Session.ts';
import type { UserType } from './User.ts';
import type { UsersApi } from './UsersApi.ts';

type Dependencies = {
  readonly auth: Pick<AuthProvider, 'current'>;
  readonly users: Pick<UsersApi, 'register'>;
  readonly openSession: OpenSession;
};

/** Registers the account that is signed in at the provider and unknown to the marketplace. */
export const registerAccount =
  ({ auth, users, openSession }: Dependencies) =>
  async (type: UserType): Promise<Result<Session, ApiFailure>> => {
    const account = await auth.current();
    if (account === null) return fail({ code: 'api/session-expired' });
    return inTurn(users, async () => {
      // Another tab or an earlier attempt may have registered them, and some marketplaces create a second user.
      const known = toSession(await openSession.begin(account));
      if (known.ok || known.failure.code !== 'api/unregistered') return known;
      const name = account.displayName || account.email;
      const answer = await users.register({ name, email: account.email, type });
      return answer.ok ? toSession(await openSession.beginRegistered(account)) : answer;
    });
  };

export type RegisterAccount = ReturnType<typeof registerAccount>;

function toSession(opened: Opened): Result<Session, ApiFailure> {
  if (!opened.ok) return opened;
  return isOutsider(opened.value) ? fail({ code: 'api/unregistered' }) : ok(opened.value);
}
