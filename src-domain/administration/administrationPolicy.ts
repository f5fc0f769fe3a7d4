import { mayAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { Seller } from './Seller.ts';

/** Who is verified stays so: there is nothing left to do. */
export function canVerifySeller(actor: Actor, seller: Seller): boolean {
  return mayAccess(actor, 'verify a seller') && !seller.verified;
}

export function canDeleteSeller(actor: Actor): boolean {
  return mayAccess(actor, 'delete a seller');
}

export function canDeleteBuyer(actor: Actor): boolean {
  return mayAccess(actor, 'delete a buyer');
}
