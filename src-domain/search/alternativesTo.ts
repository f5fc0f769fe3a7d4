import type { Product } from '../catalogue/Product.ts';
import { sameValueAs } from './sameValueAs.ts';

/** The other available products of a category. */
export type Alternatives = {
  readonly count: number;
  /** The lowest of their prices, in taka. */
  readonly lowest: number;
};

/** Null if no other product of the category is known to be available. */
export function alternativesTo(
  products: readonly Product[],
  { id, categoryName }: Pick<Product, 'id' | 'categoryName'>,
): Alternatives | null {
  const isOfCategory = sameValueAs(categoryName);
  let count = 0;
  let lowest = Infinity;
  for (const product of products) {
    if (product.id === id || product.status !== 'available' || !isOfCategory(product.categoryName)) continue;
    count += 1;
    lowest = Math.min(lowest, product.price);
  }
  return count === 0 ? null : { count, lowest };
}
