import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import type { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';

type Here = { readonly session: SessionStore; readonly logInAgain: LogInAgainPrompt };
type Ports = { readonly auth: AuthProvider; readonly tokenStore: TokenStore };

/**
 * Follows who is signed in at the provider. It signs people out by itself, for example from a disabled account, and the
 * next visitor must not go on with their token.
 */
export async function followAccount(
  { session }: Pick<Here, 'session'>,
  { auth, tokenStore }: Ports,
  account: Account | null,
): Promise<void> {
  session.follow(account);
  if ((await auth.current()) === null) tokenStore.clear();
}

/**
 * Somebody has signed out in another tab, or has logged in there, which has stored a token. A page that asked them to
 * log in again goes on, and a page without a session opens theirs.
 */
export async function followToken({ session, logInAgain }: Here, { auth, tokenStore }: Ports): Promise<void> {
  const here = session.account;
  const current = await auth.current();
  // Firebase says so itself, unless its code could not be loaded here.
  if (current === null) session.follow(null);
  else if (tokenStore.read() === null) return;
  else if (session.actor === null) await session.join();
  else if (here !== null && sameEmail(here.email, current.email)) logInAgain.answer(true);
}
