import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { appTexts } from '../copy/app.ts';
import { useApp, useTexts } from './AppContext.ts';
import type { Route } from './routes.ts';
import { SignOutButton } from './SignOutButton.tsx';

/**
 * Login, or who is signed in and the way out. Nothing while it is being found out: the space to its left is
 * free, so that nothing moves when the answer comes.
 */
export const NavAccount = observer(function NavAccount({ route }: { readonly route: Route }) {
  const texts = useTexts(appTexts);
  const { session } = useApp();
  const { actor } = session;
  if (actor === undefined) {
    if (session.restored.failure === undefined) return null;
    return (
      <button type="button" className="btn btn-quiet btn-sm" title={texts.reconnectHelp} onClick={() => void session.restore()}>
        {texts.reconnect}
      </button>
    );
  }
  if (actor === null) {
    return (
      <Link className="btn btn-quiet btn-sm" href="/login" aria-current={route.pattern === '/login' ? 'page' : undefined}>
        {texts.logIn}
      </Link>
    );
  }
  const { email } = actor.account;
  return (
    <span className="nav-account only-lg">
      <span className="nav-email" title={email}>{email}</span>
      <SignOutButton className="btn btn-quiet btn-sm" />
    </span>
  );
});
