import type { AccessFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { type Actor, type Role, type Session, rolesOf } from './Session.ts';

const everyone = ['visitor', 'buyer', 'seller', 'admin'] as const;
const signedOut = ['visitor'] as const;
const signedIn = ['buyer', 'seller', 'admin'] as const;
const sellers = ['seller'] as const;
const admins = ['admin'] as const;
const customers = ['buyer', 'seller'] as const;

/** The roles that may do each action. Routes, buttons and use cases read this table. */
export const accessTable = {
  'look around': everyone,
  'sign in': signedOut,
  'browse products': everyone,
  'report a product': everyone,
  'browse a category': signedIn,
  'book a product': customers,
  'list own bookings': signedIn,
  'delete a booking': signedIn,
  'pay for a booking': signedIn,
  'take part in a deal': signedIn,
  'list requests': sellers,
  'list own products': sellers,
  'add a product': sellers,
  'advertise a product': sellers,
  'delete a product': sellers,
  'list sellers': admins,
  'verify a seller': admins,
  'delete a seller': admins,
  'list buyers': admins,
  'delete a buyer': admins,
  'see reported items': admins,
  'dismiss a report': admins,
} as const satisfies Record<string, readonly Role[]>;

export type Access = keyof typeof accessTable;

/** Several roles add up: a person may do whatever any of their roles allows. */
export function mayAccess(actor: Actor, access: Access): boolean {
  const allowed: readonly Role[] = accessTable[access];
  return rolesOf(actor).some((role) => allowed.includes(role));
}

/** The actor's session if they may do this; otherwise why not: nobody is signed in, or they lack the role. */
export function requireAccess(actor: Actor, access: Access): Result<Session, AccessFailure> {
  if (actor === null) return fail({ code: 'access/login-required' });
  return mayAccess(actor, access) ? ok(actor) : fail({ code: 'access/denied' });
}
