import { mayAccess } from '../identity/accessPolicy.ts';
import { type Actor, isActor } from '../identity/Session.ts';
import type { Buyer } from './Buyer.ts';
import type { Seller } from './Seller.ts';

/** Verification cannot be undone, so a verified seller needs no further action. */
export function canVerifySeller(actor: Actor, seller: Seller): boolean {
  return mayAccess(actor, 'verify a seller') && !seller.verified;
}

/** Those of the chosen sellers who can be verified. */
export function verifiableSellers(actor: Actor, chosen: readonly Seller[]): readonly Seller[] {
  return chosen.filter((seller) => canVerifySeller(actor, seller));
}

/** Admins cannot delete themselves, because a deleted admin cannot be restored. */
export function canDeleteSeller(actor: Actor, seller: Pick<Seller, 'email'>): boolean {
  return mayAccess(actor, 'delete a seller') && !isActor(actor, seller.email);
}

export function canDeleteBuyer(actor: Actor, buyer: Pick<Buyer, 'email'>): boolean {
  return mayAccess(actor, 'delete a buyer') && !isActor(actor, buyer.email);
}
