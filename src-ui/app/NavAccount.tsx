import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { appTexts } from '../texts/app.ts';
import { Icon } from '../kit/Icon.tsx';
import { useAddress } from '../context/address.ts';
import { loginHref, originOf } from '../context/rememberedOrigin.ts';
import { useApp, useTexts } from '../context/AppContext.ts';
import type { Route } from './routes.ts';
import { SignOutButton } from '../parts/SignOutButton.tsx';
import { paths } from '../context/paths.ts';

/**
 * Shows the login, or who is signed in with a way to sign out, or that the marketplace does not know the account. Empty
 * while the session is loading; the space beside it is free, so the answer moves nothing.
 */
export const NavAccount = observer(function NavAccount({ route }: { readonly route: Route }) {
  const texts = useTexts(appTexts);
  const { session } = useApp();
  const { actor } = session;
  const { path, search } = useAddress();
  const [isTrying, setTrying] = useState(false);
  if (actor === undefined) {
    if (session.restored.failure === undefined && !isTrying) return null;
    const reconnect = async (): Promise<void> => {
      setTrying(true);
      await session.restore();
      setTrying(false);
    };
    return (
      <>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          title={texts.reconnectHelp}
          aria-busy={isTrying}
          onClick={isTrying ? undefined : () => void reconnect()}
        >
          {texts.reconnect}
        </button>
        <SignOutButton className="btn btn-quiet btn-sm only-lg" />
      </>
    );
  }
  if (actor === null) {
    const isUnknown = session.unregistered !== null;
    return (
      <Link
        className={`btn btn-quiet btn-sm${isUnknown ? ' nav-unknown' : ''}`}
        href={loginHref(isUnknown && route.action !== 'sign in' ? path + search : originOf(search))}
        title={isUnknown ? texts.unknownAccountHelp : undefined}
        aria-current={route.pattern === paths.logIn ? 'page' : undefined}
      >
        {isUnknown && <Icon name="alert-circle" />}
        <span>{isUnknown ? texts.unknownAccount : texts.logIn}</span>
      </Link>
    );
  }
  const { email } = actor.account;
  return (
    <span className="nav-account only-lg">
      <span className="nav-email" title={email}>
        {email}
      </span>
      <SignOutButton className="btn btn-quiet btn-sm" />
    </span>
  );
});
