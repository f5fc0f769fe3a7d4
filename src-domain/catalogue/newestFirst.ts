import type { Product } from './Product.ts';

/**
 * A marketplace's list, newest first. Posts without a date come last. Many posts say no more than their day: of posts of
 * the same moment, the later in the list comes first, because marketplaces add new products at the end.
 */
export function newestFirst(products: readonly Product[]): readonly Product[] {
  const sorted = [...products].sort((one, other) => (one.postedAt ?? -Infinity) - (other.postedAt ?? -Infinity) || 0);
  sorted.reverse();
  return sorted;
}
