import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';

type Ports = { readonly auth: AuthProvider; readonly tokenStore: TokenStore };

/**
 * Follows who is signed in at the provider. It signs people out by itself, for example from a disabled account, and the
 * next visitor must not go on with their token.
 */
export async function followAccount(
  session: SessionStore,
  { auth, tokenStore }: Ports,
  account: Account | null,
): Promise<void> {
  session.follow(account);
  if (account === null && (await auth.current()) === null) tokenStore.clear();
}
