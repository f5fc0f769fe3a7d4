import { sameEmail } from '../shared/EmailAddress.ts';
import type { Account } from './Account.ts';
import type { AuthProvider } from './AuthProvider.ts';

/** Another tab may have signed out, or signed in as someone else, while this account's answer was under way. */
export async function isStillSignedIn(auth: Pick<AuthProvider, 'current'>, account: Account): Promise<boolean> {
  const current = await auth.current();
  return current !== null && sameEmail(current.email, account.email);
}
