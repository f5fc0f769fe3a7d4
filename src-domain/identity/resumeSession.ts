import type { ApiFailure } from '../shared/Failure.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { Account } from './Account.ts';
import type { Outsider, Session } from './Session.ts';
import type { UsersApi } from './UsersApi.ts';

/** A session, or the news that the marketplace does not know the account. */
export type Opened = Result<Session | Outsider, ApiFailure>;

/** Opens an account's session with its roles. The stored token is used until the marketplace refuses it. */
export async function resumeSession(users: UsersApi, account: Account): Promise<Opened> {
  const [admin, seller] = await Promise.all([users.isAdmin(account.email), users.isSeller(account.email)]);
  if (!admin.ok) return opened(account, admin);
  if (!seller.ok) return opened(account, seller);
  return ok({ account, isAdmin: admin.value, isSeller: seller.value });
}

/** Not being registered is an answer; every other failure stays a failure. */
export function opened(account: Account, failed: Result<never, ApiFailure>): Opened {
  return !failed.ok && failed.failure.code === 'api/unregistered' ? ok({ account, lacks: 'registration' }) : failed;
}
