import type { ApiFailure } from '../shared/Failure.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { ok, type Result } from '../shared/Result.ts';
import type { Product } from './Product.ts';
import type { ProductsApi } from './ProductsApi.ts';

export type FoundProduct = {
  /** Null where it is not, or no longer, on offer. */
  readonly product: Product | null;
  /** Everything on offer, to which it can be compared. */
  readonly all: readonly Product[];
};

/** Products by their ids. The marketplace has no call for that, so they come from the list of all. */
export class FindProduct {
  readonly #products: ProductsApi;

  constructor(products: ProductsApi) {
    this.#products = products;
  }

  async execute(id: string, options?: ReadOptions): Promise<Result<FoundProduct, ApiFailure>> {
    const found = await this.among([id], options);
    if (!found.ok) return found;
    const all = found.value;
    return ok({ product: all.find((product) => product.id === id) ?? null, all });
  }

  /**
   * Everything on offer, these among it as far as they are. A list that was kept may be older than a product: what it
   * lacks counts as gone only once the marketplace was asked again.
   */
  async among(ids: readonly string[], options: ReadOptions = {}): Promise<Result<readonly Product[], ApiFailure>> {
    const kept = await this.#products.all(options);
    if (!kept.ok) return kept;
    if (options.fresh === true || hasEvery(kept.value.items, ids)) return ok(kept.value.items);
    const fresh = await this.#products.all({ ...options, fresh: true });
    return fresh.ok ? ok(fresh.value.items) : fresh;
  }
}

function hasEvery(products: readonly Product[], ids: readonly string[]): boolean {
  const missing = new Set(ids);
  for (const { id } of products) missing.delete(id);
  return missing.size === 0;
}
