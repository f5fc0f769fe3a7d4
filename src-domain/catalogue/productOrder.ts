import type { Product } from './Product.ts';

/** Newest first. Posts without a date come last, in their given order. */
export function newestFirst(products: readonly Product[]): readonly Product[] {
  return [...products].sort((one, other) => (other.postedAt ?? -Infinity) - (one.postedAt ?? -Infinity) || 0);
}
