import type { Account } from './Account.ts';
import type { UserType } from './User.ts';
import { sameEmail } from '../shared/EmailAddress.ts';

const roles = ['visitor', 'buyer', 'seller', 'admin'] as const;
/** A 'buyer' is anyone signed in who is neither seller nor admin. */
export type Role = (typeof roles)[number];

type RoleFlags = {
  readonly isAdmin: boolean;
  readonly isSeller: boolean;
};

/** A signed-in person with their roles at the marketplace. */
export type Session = RoleFlags & {
  readonly account: Account;
};

/** The person who acts: signed in, or a visitor. */
export type Actor = Session | null;

/** Signed in at the provider but without a session at the marketplace, which treats them as a visitor. */
export type Outsider = {
  readonly account: Account;
  /** Why: the marketplace does not know the account, or requires a new login. */
  readonly lacks: 'registration' | 'token';
  /** The user type that the person chose when they signed up. */
  readonly type?: UserType;
};

/** The person at this device. */
export type Presence = Session | Outsider | null;

export function isOutsider(presence: Presence | undefined): presence is Outsider {
  return presence !== null && presence !== undefined && 'lacks' in presence;
}

export function rolesOf(actor: Actor): readonly Role[] {
  if (actor === null) return ['visitor'];
  const held: Role[] = [];
  if (actor.isAdmin) held.push('admin');
  if (actor.isSeller) held.push('seller');
  return held.length > 0 ? held : ['buyer'];
}

export function isActor(actor: Actor, email: string): boolean {
  return actor !== null && sameEmail(actor.account.email, email);
}
