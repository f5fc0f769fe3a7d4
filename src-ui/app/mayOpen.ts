import { mayAccess } from '#domain/identity/accessPolicy.ts';
import type { Actor } from '#domain/identity/Session.ts';
import type { Route } from './routes.ts';

type Guarded = Pick<Route, 'action'>;

/** Public pages need no session. */
export function isPublic({ action }: Guarded): boolean {
  return mayAccess(null, action) && action !== 'sign in';
}

/** Whether the guard admits the person. `actor`: undefined while the session is loading, which opens public pages alone. */
export function mayOpen(actor: Actor | undefined, route: Guarded): boolean {
  return isPublic(route) || (actor !== undefined && mayAccess(actor, route.action));
}
