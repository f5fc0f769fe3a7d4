import { mayAccess } from '../identity/accessPolicy.ts';
import { type Actor, isActor } from '../identity/Session.ts';
import type { Product } from './Product.ts';

export function canAdvertiseProduct(actor: Actor, product: Product): boolean {
  return mayAccess(actor, 'advertise a product') && isActor(actor, product.sellerEmail) && !product.advertised;
}

export function canDeleteProduct(actor: Actor, product: Product): boolean {
  return mayAccess(actor, 'delete a product') && isActor(actor, product.sellerEmail);
}
