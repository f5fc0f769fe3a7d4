import { requireAccess } from '../identity/accessPolicy.ts';
import { type Actor, isActor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import type { Product } from './Product.ts';
import type { ProductsApi } from './ProductsApi.ts';

export class AdvertiseProduct {
  readonly #products: ProductsApi;

  constructor(products: ProductsApi) {
    this.#products = products;
  }

  async execute(actor: Actor, product: Product): Promise<Result<void, AccessFailure | ApiFailure>> {
    const allowed = requireAccess(actor, 'advertise a product');
    if (!allowed.ok) return allowed;
    if (!isActor(actor, product.sellerEmail)) return fail({ code: 'access/denied' });
    return this.#products.advertise(product.id);
  }
}
