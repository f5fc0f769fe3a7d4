import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Redirect, useRouter } from 'wouter';
import { mayAccess } from '#domain/identity/accessPolicy.ts';
import { useApp } from './AppContext.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { loginHref, originOf } from './rememberedOrigin.ts';
import { findRoute, type Route } from './routes.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

type GuardProps = {
  readonly route: Route;
  readonly path: string;
  readonly search: string;
  readonly children: ReactNode;
};

/**
 * Decides before a page is drawn, and so before it asks for anything. Who may not see it goes to the login,
 * which remembers where they wanted to go.
 */
export const Guard = observer(function Guard({ route, path, search, children }: GuardProps) {
  const { session } = useApp();
  const { parser } = useRouter();
  const isPublic = mayAccess(null, route.pattern) && route.pattern !== '/login' && route.pattern !== '/signup';
  if (isPublic) return children;

  const { state } = session.restored;
  if (state.status === 'failed') return <UnreachablePage failure={state.failure} onRetry={() => void session.restore()} />;
  const { actor } = session;
  if (actor === undefined) return <LoadingPage />;
  if (mayAccess(actor, route.pattern)) return children;

  if (route.pattern !== '/login' && route.pattern !== '/signup') return <Redirect to={loginHref(path + search)} replace />;
  const origin = originOf(search);
  const originPath = new URL(origin, 'https://this.site').pathname;
  // Logged in, but as somebody who may not go where they wanted: the login offers to change that.
  if (!mayAccess(actor, findRoute(parser, originPath).route.pattern)) return children;
  return <Redirect to={origin} replace />;
});
