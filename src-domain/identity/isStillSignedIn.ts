import { sameEmail } from '../shared/EmailAddress.ts';
import type { Account } from './Account.ts';
import type { AuthProvider } from './AuthProvider.ts';

/** Another tab may have signed out, or in as somebody else, while an answer for this account was on its way. */
export async function isStillSignedIn(auth: Pick<AuthProvider, 'current'>, account: Account): Promise<boolean> {
  const current = await auth.current();
  return current !== null && sameEmail(current.email, account.email);
}
