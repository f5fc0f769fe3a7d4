import type { Product } from './Product.ts';

/** Latest post first; posts without a date come last, in the order given. */
export function newestFirst(products: readonly Product[]): readonly Product[] {
  return [...products].sort((one, other) => (other.postedAt ?? -Infinity) - (one.postedAt ?? -Infinity) || 0);
}
