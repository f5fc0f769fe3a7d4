import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Product } from './Product.ts';
import type { ProductsApi } from './ProductsApi.ts';

/** The products that a seller offers. */
export class ListMyProducts {
  readonly #products: ProductsApi;

  constructor(products: ProductsApi) {
    this.#products = products;
  }

  async execute(actor: Actor, options?: ReadOptions): Promise<Result<Listing<Product>, AccessFailure | ApiFailure>> {
    const allowed = requireAccess(actor, 'list own products');
    return allowed.ok ? this.#products.ofSeller(allowed.value.account.email, options) : allowed;
  }
}
