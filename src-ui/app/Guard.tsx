import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { Redirect, useRouter } from 'wouter';
import type { Address } from './address.ts';
import { useApp } from './AppContext.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { isPublic, mayOpen } from './mayOpen.ts';
import { loginHref, originOf } from './rememberedOrigin.ts';
import { findRoute, type Route } from './routes.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

type GuardProps = Address & {
  readonly route: Route;
  readonly children: ReactNode;
};

/**
 * Decides before a page is drawn, and so before it asks for anything. Who may not see it goes to the login,
 * which remembers where they wanted to go.
 */
export const Guard = observer(function Guard({ route, path, search, children }: GuardProps) {
  const { session } = useApp();
  const { parser } = useRouter();
  if (isPublic(route.pattern)) return children;

  const { failure } = session.restored;
  if (failure !== undefined) return <UnreachablePage failure={failure} onRetry={() => void session.restore()} />;
  const { actor } = session;
  if (actor === undefined) return <LoadingPage />;
  // Somebody who came in another's place, in another tab perhaps, gets a page of their own.
  if (mayOpen(actor, route.pattern)) return <Fragment key={actor?.account.email}>{children}</Fragment>;

  if (route.pattern !== '/login' && route.pattern !== '/signup') return <Redirect to={loginHref(path + search)} replace />;
  const origin = originOf(search);
  const wanted = findRoute(parser, new URL(origin, 'https://this.site').pathname).route;
  // Logged in, but as somebody who may not go where they wanted: the login offers to change that.
  if (route.pattern === '/login' && !mayOpen(actor, wanted.pattern)) return children;
  return <Redirect to={mayOpen(actor, wanted.pattern) ? origin : '/'} replace />;
});
