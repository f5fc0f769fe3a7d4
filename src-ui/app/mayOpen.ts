import { mayAccess, type RoutePattern } from '#domain/identity/accessPolicy.ts';
import type { Actor } from '#domain/identity/Session.ts';

/** Open to whoever comes, signed in or not: nothing has to be known about them. */
export function isPublic(pattern: RoutePattern): boolean {
  return mayAccess(null, pattern) && pattern !== '/login' && pattern !== '/signup';
}

/** Whether the guard lets somebody in; undefined is somebody about whom that is not known yet. */
export function mayOpen(actor: Actor | undefined, pattern: RoutePattern): boolean {
  return isPublic(pattern) || (actor !== undefined && mayAccess(actor, pattern));
}
