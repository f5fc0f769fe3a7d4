import type { Product } from '../catalogue/Product.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import { type Listing, knownRows } from '../shared/reading.ts';
import { type Result, fail, ok } from '../shared/Result.ts';

/** The products on offer that a look-up by id found. */
export type Offers = {
  readonly products: readonly Product[];
  /** The marketplace has these, but their rows are unreadable, or it fails to answer them. */
  readonly unreadableIds: ReadonlySet<string>;
};

export const noOffers: Offers = { products: [], unreadableIds: new Set() };

export function offersOf(list: Listing<Product>): Offers {
  return { products: list.items, unreadableIds: new Set(knownRows(list).map(({ id }) => id)) };
}

/** The product with this id, and null if it is gone. An unreadable product is not gone. */
export function offerWith(id: string, { products, unreadableIds }: Offers): Result<Product | null, ApiFailure> {
  const product = products.find((one) => one.id === id);
  return product === undefined && unreadableIds.has(id) ? fail({ code: 'api/malformed' }) : ok(product ?? null);
}
