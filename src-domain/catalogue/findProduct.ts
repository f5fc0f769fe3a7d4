import type { ApiFailure } from '../shared/Failure.ts';
import { isId } from '../shared/isId.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { ok, type Result } from '../shared/Result.ts';
import { listOffersWith } from './listOffersWith.ts';
import type { Product } from './Product.ts';
import type { ProductsApi } from './ProductsApi.ts';

export type FoundProduct = {
  /** Null if the product is not on offer. */
  readonly product: Product | null;
  /** All products on offer, for comparison. */
  readonly all: readonly Product[];
};

/** Finds a product by id. The marketplace has no call for one product, so this reads the list of all. */
export const findProduct =
  ({ products }: { readonly products: ProductsApi }) =>
  async (id: string, options?: ReadOptions): Promise<Result<FoundProduct, ApiFailure>> => {
    if (!isId(id)) return ok({ product: null, all: [] });
    const found = await listOffersWith({ products })([id], options);
    if (!found.ok) return found;
    const all = found.value;
    return ok({ product: all.find((product) => product.id === id) ?? null, all });
  };

export type FindProduct = ReturnType<typeof findProduct>;
