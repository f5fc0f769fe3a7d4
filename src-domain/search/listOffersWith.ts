import type { CataloguePorts } from './CataloguePorts.ts';
import { type Offers, offersOf } from './Offers.ts';
import { productsById } from './productsById.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { ok, type Result } from '../shared/Result.ts';
import type { Product } from '../catalogue/Product.ts';

/**
 * Products on offer, including those with the given ids if they still exist. A cached list may be older than a product,
 * so a missing product counts as gone only after the marketplace was asked again.
 */
export const listOffersWith =
  ({ products, search }: CataloguePorts) =>
  async (ids: readonly string[], options: ReadOptions = {}): Promise<Result<Offers, ApiFailure>> => {
    if (search !== null) return productsById(search, ids, options);
    const cached = await products.all(options);
    if (!cached.ok) return cached;
    if (options.fresh === true || hasEvery(cached.value.items, ids)) return ok(offersOf(cached.value));
    const fresh = await products.all({ ...options, fresh: true });
    return fresh.ok ? ok(offersOf(fresh.value)) : fresh;
  };

export type ListOffersWith = ReturnType<typeof listOffersWith>;

function hasEvery(products: readonly Product[], ids: readonly string[]): boolean {
  const missing = new Set(ids);
  for (const { id } of products) missing.delete(id);
  return missing.size === 0;
}
