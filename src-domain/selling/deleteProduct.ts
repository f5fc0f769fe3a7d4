import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { type DeletableProduct, canDeleteProduct } from './productPolicy.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';

/** Succeeds if the product has already been deleted. */
export const deleteProduct =
  ({ products }: { readonly products: ProductsApi }) =>
  async (actor: Actor, product: DeletableProduct): Promise<Result<void, AccessFailure | ApiFailure>> => {
    const allowed = requireAccess(actor, 'delete a product');
    if (!allowed.ok) return allowed;
    if (!canDeleteProduct(actor, product)) return fail({ code: 'access/denied' });
    const deleted = await products.delete(product.id);
    return deleted.ok ? ok() : deleted;
  };

export type DeleteProduct = ReturnType<typeof deleteProduct>;
