import { mayAccess } from '../identity/accessPolicy.ts';
import { type Actor, isActor } from '../identity/Session.ts';
import type { Product } from '../catalogue/Product.ts';

/** Advertising cannot be undone, so it is not offered for what is sold. */
export function canAdvertiseProduct(actor: Actor, product: Product): boolean {
  const isOffered = !product.advertised && product.status !== 'sold';
  return mayAccess(actor, 'advertise a product') && isActor(actor, product.sellerEmail) && isOffered;
}

/** The facts needed to delete a product. An unreadable row has only these. */
export type DeletableProduct = { readonly id: string; readonly sellerEmail: string | null };

/** An unreadable row may lack its owner. It then belongs to the seller in whose list it came. */
export function canDeleteProduct(actor: Actor, { sellerEmail }: DeletableProduct): boolean {
  return mayAccess(actor, 'delete a product') && (sellerEmail === null || isActor(actor, sellerEmail));
}
