import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { isStillSignedIn } from '#domain/identity/isStillSignedIn.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import type { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';

type Here = { readonly session: SessionStore; readonly logInAgain: LogInAgainPrompt };
type Ports = { readonly auth: AuthProvider; readonly tokenStore: TokenStore };

/**
 * Somebody has logged in in another tab, which has stored a token. A page that asked them to log in again goes on, and a
 * page without a session opens theirs.
 */
export async function followToken({ session, logInAgain }: Here, { auth, tokenStore }: Ports): Promise<void> {
  const { account } = session;
  const current = await auth.current();
  // Restoring for nobody would clear the other tab's token.
  if (current === null || tokenStore.read() === null) return;
  if (session.actor === null) await session.join();
  else if (account !== null && (await isStillSignedIn(auth, account))) logInAgain.answer(true);
}
