import type { SavedProduct } from '#domain/saved/SavedProduct.ts';
import type { SavedProducts } from '../../state/SavedProducts.ts';

/** Apart from the list, which Home loads. */
export function latestFirst({ oldestFirst }: SavedProducts): readonly SavedProduct[] {
  return oldestFirst.flatMap((_, index) => oldestFirst.at(-1 - index) ?? []);
}
