import { type Result, ok } from '../shared/Result.ts';
import type { Account } from './Account.ts';
import type { AuthFailure, AuthProvider } from './AuthProvider.ts';
import type { TokenStore } from './TokenStore.ts';

type Dependencies = {
  readonly auth: AuthProvider;
  readonly tokenStore: TokenStore;
};

/** Answers who was signed in. */
export const logOut =
  ({ auth, tokenStore }: Dependencies) =>
  async (): Promise<Result<Account | null, AuthFailure>> => {
    const account = await auth.current();
    const signedOut = await auth.signOut();
    if (!signedOut.ok) return signedOut;
    tokenStore.clear();
    return ok(account);
  };

export type LogOut = ReturnType<typeof logOut>;
