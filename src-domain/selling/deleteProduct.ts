import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import { type DeletableProduct, canDeleteProduct } from './productPolicy.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';

/** Answers whether there was a product to delete. Somebody else may have been first. */
export const deleteProduct =
  ({ products }: { readonly products: ProductsApi }) =>
  async (actor: Actor, product: DeletableProduct): Promise<Result<boolean, CallFailure>> => {
    const allowed = requireAccess(actor, 'delete a product');
    if (!allowed.ok) return allowed;
    if (!canDeleteProduct(actor, product)) return fail({ code: 'access/denied' });
    return products.delete(product.id);
  };

export type DeleteProduct = ReturnType<typeof deleteProduct>;
