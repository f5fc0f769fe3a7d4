import type { Product } from '../catalogue/Product.ts';
import { mayAccess } from '../identity/accessPolicy.ts';
import { type Actor, isActor } from '../identity/Session.ts';

/** Everybody may report a product but its seller, who can delete it. */
export function canReportProduct(actor: Actor, { sellerEmail }: Pick<Product, 'sellerEmail'>): boolean {
  return mayAccess(actor, 'report a product') && !isActor(actor, sellerEmail);
}
