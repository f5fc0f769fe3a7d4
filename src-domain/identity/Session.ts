import type { Account } from './Account.ts';
import { sameEmail } from '../shared/EmailAddress.ts';

const roles = ['visitor', 'buyer', 'seller', 'admin'] as const;
/** 'buyer' is everyone signed in who is neither seller nor admin. */
export type Role = (typeof roles)[number];

type RoleFlags = {
  readonly isAdmin: boolean;
  readonly isSeller: boolean;
};

/** Someone signed in, with what the marketplace says they are. */
export type Session = RoleFlags & {
  readonly account: Account;
};

/** Who acts: someone signed in, or nobody known. */
export type Actor = Session | null;

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
