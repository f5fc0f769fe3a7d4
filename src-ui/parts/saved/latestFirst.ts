import type { SavedProduct } from '#domain/saved/SavedProduct.ts';
import type { SavedProducts } from '../../state/SavedProducts.ts';

/** A function of its own, because Home loads the list and needs no order. */
export function latestFirst({ oldestFirst }: SavedProducts): readonly SavedProduct[] {
  return oldestFirst.flatMap((_, index) => oldestFirst.at(-1 - index) ?? []);
}
