import { requireAccess } from '../identity/accessPolicy.ts';
import { type Actor, isActor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import type { Product } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';

export const advertiseProduct =
  ({ products }: { readonly products: ProductsApi }) =>
  async (actor: Actor, product: Product): Promise<Result<void, CallFailure>> => {
    const allowed = requireAccess(actor, 'advertise a product');
    if (!allowed.ok) return allowed;
    if (!isActor(actor, product.sellerEmail)) return fail({ code: 'access/denied' });
    return products.advertise(product.id);
  };

export type AdvertiseProduct = ReturnType<typeof advertiseProduct>;
