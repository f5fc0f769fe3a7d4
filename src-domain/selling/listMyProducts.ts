import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Product } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';

/** The signed-in seller's products. */
export const listMyProducts =
  ({ products }: { readonly products: ProductsApi }) =>
  async (actor: Actor, options?: ReadOptions): Promise<Result<Listing<Product>, CallFailure>> => {
    const allowed = requireAccess(actor, 'list own products');
    return allowed.ok ? products.ofSeller(allowed.value.account.email, options) : allowed;
  };

export type ListMyProducts = ReturnType<typeof listMyProducts>;
