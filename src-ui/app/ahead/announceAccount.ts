import { reaction } from 'mobx';
import type { App } from '../../context/AppContext.ts';
import { paths } from '../../context/paths.ts';
import { appTexts } from '../../texts/app.ts';
import { signOutTexts } from '../../texts/signOut.ts';

type Parts = Pick<App, 'session' | 'preferences'>;

/**
 * Announces who is logged in when another tab or another try changes it, and that a try has failed. A person's own login
 * opens a page, and their own sign-out has a message.
 */
export function announceAccount(app: Parts, announce: (text: string) => void, signal: AbortSignal): void {
  let before = stateOf(app);
  const stop = reaction(
    () => stateOf(app),
    (now) => {
      if (now.person === undefined) return;
      const { person, signOuts } = before;
      before = now;
      // The provider may tell of a sign-out before it has ended.
      const isOwn = now.signOuts > signOuts || app.session.signingOut.isPending || isAtLogin();
      const isNews = person !== now.person || app.session.restored.failure !== undefined;
      if (person !== undefined && isNews && !isOwn) announce(wordsFor(now.person, app));
    },
  );
  signal.addEventListener('abort', stop);
}

/** The email or the failure; null for a visitor, undefined while it is loading. */
function stateOf({ session }: Parts) {
  const { failure, value } = session.restored;
  const email = value === undefined ? undefined : (session.account?.email ?? null);
  return { person: failure ?? email, signOuts: session.signOuts };
}

function isAtLogin(): boolean {
  const { pathname } = location;
  return pathname === paths.logIn || pathname === paths.signUp;
}

function wordsFor(person: object | string | null, { preferences: { language } }: Parts): string {
  const { loggedIn, loggedOut } = signOutTexts[language];
  if (person === null) return loggedOut;
  return typeof person === 'string' ? loggedIn(person) : appTexts[language].reconnectHelp;
}
