import type { Account } from './Account.ts';
import type { AuthProvider } from './AuthProvider.ts';
import { isStillSignedIn } from './isStillSignedIn.ts';

type Dependencies = {
  readonly auth: Pick<AuthProvider, 'current' | 'signOut'>;
  /** Whether the page shows a visitor. */
  readonly isNobodyHere: () => boolean;
};

/**
 * Signs a visitor out again whom the provider has signed in and whose session did not open. The page still shows a
 * visitor, and the next visit would open their session for whoever is at the device. Leaves anybody alone who has signed
 * in since.
 */
export const signOutUnopened =
  ({ auth, isNobodyHere }: Dependencies) =>
  async (account: Account): Promise<void> => {
    if (isNobodyHere() && (await isStillSignedIn(auth, account))) await auth.signOut();
  };

export type SignOutUnopened = ReturnType<typeof signOutUnopened>;
