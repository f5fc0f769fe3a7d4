import type { CatalogueSearch } from './CatalogueSearch.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import { isId } from '../shared/isId.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { ok, type Result } from '../shared/Result.ts';
import type { Product } from '../catalogue/Product.ts';

/** Finds a product by its id; null if it is not on offer. */
export const findProduct =
  (search: CatalogueSearch) =>
  async (id: string, options?: ReadOptions): Promise<Result<Product | null, ApiFailure>> =>
    isId(id) ? search.product(id, options) : ok(null);

export type FindProduct = ReturnType<typeof findProduct>;
