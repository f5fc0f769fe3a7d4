import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { Product } from './Product.ts';
import { canDeleteProduct } from './productPolicy.ts';
import type { ProductsApi } from './ProductsApi.ts';

export class DeleteProduct {
  readonly #products: ProductsApi;

  constructor(products: ProductsApi) {
    this.#products = products;
  }

  /** A product that is gone already is deleted: nothing is left to be done. */
  async execute(actor: Actor, product: Product): Promise<Result<void, AccessFailure | ApiFailure>> {
    const allowed = requireAccess(actor, 'delete a product');
    if (!allowed.ok) return allowed;
    if (!canDeleteProduct(actor, product)) return fail({ code: 'access/denied' });
    const deleted = await this.#products.delete(product.id);
    return deleted.ok ? ok() : deleted;
  }
}
