import type { Product } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import { sameEmail } from '../shared/EmailAddress.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { Seller } from './Seller.ts';

/** The products that a seller has for sale. Some marketplaces keep them when the seller is deleted. */
export const findListedProducts =
  ({ products }: { readonly products: ProductsApi }) =>
  async (
    actor: Actor,
    seller: Pick<Seller, 'email'>,
    options?: ReadOptions,
  ): Promise<Result<readonly Product[], AccessFailure | ApiFailure>> => {
    const allowed = requireAccess(actor, 'delete a seller');
    if (!allowed.ok) return allowed;
    const found = await products.all(options);
    return found.ok ? ok(found.value.items.filter(({ sellerEmail }) => sameEmail(sellerEmail, seller.email))) : found;
  };

export type FindListedProducts = ReturnType<typeof findListedProducts>;
