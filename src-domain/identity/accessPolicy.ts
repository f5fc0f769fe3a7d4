import type { AccessFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { type Actor, type Role, type Session, rolesOf } from './Session.ts';

const everyone = ['visitor', 'buyer', 'seller', 'admin'] as const;
const signedOut = ['visitor'] as const;
const signedIn = ['buyer', 'seller', 'admin'] as const;
const sellers = ['seller'] as const;
const admins = ['admin'] as const;
const customers = ['buyer', 'seller'] as const;

/** Who may open a route or take an action: the one table that guards, drawer, buttons and use cases ask. */
export const accessTable = {
  '/': everyone,
  '/login': signedOut,
  '/signup': signedOut,
  '/blog': everyone,
  '/allproducts': everyone,
  '/categories': everyone,
  '/allproducts/advertise': everyone,
  '/products/:id': everyone,
  '/wishlist': everyone,
  '/compare': everyone,
  '/categories/:categoryName': signedIn,
  '/dashboard': signedIn,
  '/dashboard/allbuyer': admins,
  '/dashboard/allseller': admins,
  '/dashboard/addproducts': sellers,
  '/dashboard/buyersproducts': signedIn,
  '/dashboard/myproducts': signedIn,
  '/dashboard/sellersproducts': sellers,
  '/dashboard/reporteditem': admins,
  '/dashboard/reportedItem': admins,
  '/dashboard/booking/:id': signedIn,
  '/dashboard/payment/:id': signedIn,
  '*': everyone,
  'browse products': everyone,
  'book a product': customers,
  'list own bookings': signedIn,
  'delete a booking': signedIn,
  'pay for a booking': signedIn,
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
} as const satisfies Record<string, readonly Role[]>;

export type Access = keyof typeof accessTable;
export type RoutePattern = Extract<Access, `/${string}` | '*'>;

/** Someone with several roles may do what any of them may. */
export function mayAccess(actor: Actor, access: Access): boolean {
  const allowed: readonly Role[] = accessTable[access];
  return rolesOf(actor).some((role) => allowed.includes(role));
}

/** The session of an actor who may, or why not: nobody is signed in, or the role is lacking. */
export function requireAccess(actor: Actor, access: Access): Result<Session, AccessFailure> {
  if (actor === null) return fail({ code: 'access/login-required' });
  return mayAccess(actor, access) ? ok(actor) : fail({ code: 'access/denied' });
}

/** The dashboard's drawer, in its order. */
export function drawerRoutes(actor: Actor): readonly RoutePattern[] {
  if (actor === null) return [];
  if (actor.isAdmin) return ['/dashboard', '/dashboard/allbuyer', '/dashboard/allseller', '/dashboard/reporteditem'];
  if (actor.isSeller) return ['/dashboard', '/dashboard/sellersproducts', '/dashboard/addproducts'];
  return ['/dashboard'];
}
