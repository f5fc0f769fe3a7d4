import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Product } from './Product.ts';
import { newestFirst } from './productOrder.ts';
import type { ProductsApi } from './ProductsApi.ts';

export type ProductListing = Promise<Result<Listing<Product>, ApiFailure>>;

/** The lists of products that shoppers see. */
export class BrowseProducts {
  readonly #products: ProductsApi;

  constructor(products: ProductsApi) {
    this.#products = products;
  }

  all(options?: ReadOptions): ProductListing {
    return this.#products.all(options);
  }

  advertised(options?: ReadOptions): ProductListing {
    return this.#products.advertised(options);
  }

  /** A category's page needs a login. */
  async ofCategory(
    actor: Actor,
    categoryName: string,
    options?: ReadOptions,
  ): Promise<Result<Listing<Product>, AccessFailure | ApiFailure>> {
    const allowed = requireAccess(actor, '/categories/:categoryName');
    return allowed.ok ? this.#products.ofCategory(categoryName, options) : allowed;
  }

  /** The newest products of a category, for everyone; the lists come unsorted. */
  async newlyAdded(categoryName: string, most: number, options?: ReadOptions): ProductListing {
    const found = await this.#products.ofCategory(categoryName, options);
    if (!found.ok) return found;
    return { ok: true, value: { ...found.value, items: newestFirst(found.value.items).slice(0, most) } };
  }
}
