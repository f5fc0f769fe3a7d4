import { mayAccess } from '../identity/accessPolicy.ts';
import { type Actor, isActor } from '../identity/Session.ts';
import type { Product } from '../catalogue/Product.ts';

export function canAdvertiseProduct(actor: Actor, product: Product): boolean {
  return mayAccess(actor, 'advertise a product') && isActor(actor, product.sellerEmail) && !product.advertised;
}

/** The facts needed to delete a product. An unreadable row has only these. */
export type DeletableProduct = { readonly id: string; readonly sellerEmail: string | null };

/** An unreadable row may lack its owner. It then belongs to the seller in whose list it came. */
export function canDeleteProduct(actor: Actor, { sellerEmail }: DeletableProduct): boolean {
  return mayAccess(actor, 'delete a product') && (sellerEmail === null || isActor(actor, sellerEmail));
}
