import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { Redirect, useRouter } from 'wouter';
import type { Address } from '../context/address.ts';
import { useApp } from '../context/AppContext.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { isPublic, mayOpen } from './mayOpen.ts';
import { loginHref, originOf } from '../context/rememberedOrigin.ts';
import { findRoute, type Route } from './routes.ts';
import { UnreachablePage } from './UnreachablePage.tsx';
import { paths } from '../context/paths.ts';

type GuardProps = Address & {
  readonly route: Route;
  readonly children: ReactNode;
};

/**
 * Decides before a page is drawn or loads anything. People who may not see it are sent to the login, which remembers
 * the page.
 */
export const Guard = observer(function Guard({ route, path, search, children }: GuardProps) {
  const { session } = useApp();
  const { parser } = useRouter();
  if (isPublic(route)) return children;

  const { failure, state } = session.restored;
  if (state.status === 'broken') throw state.error;
  if (failure !== undefined) return <UnreachablePage failure={failure} onRetry={() => void session.restore()} />;
  const { actor } = session;
  if (actor === undefined) return <LoadingPage onStop={() => session.restored.stop()} />;
  // A different person, perhaps signed in in another tab, gets a fresh page.
  if (mayOpen(actor, route)) return <Fragment key={actor?.account.email}>{children}</Fragment>;

  if (route.pattern !== paths.logIn && route.pattern !== paths.signUp)
    return <Redirect to={loginHref(path + search)} replace />;
  const origin = originOf(search);
  const wanted = findRoute(parser, new URL(origin, 'https://this.site').pathname).route;
  // Logged in, but without the right for this page: the login offers to switch accounts.
  if (route.pattern === paths.logIn && !mayOpen(actor, wanted)) return children;
  // The page takes the login's place in the history, with what the page before has noted there.
  return <Redirect to={mayOpen(actor, wanted) ? origin : paths.home} replace state={window.history.state as unknown} />;
});
