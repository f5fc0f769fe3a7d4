import type { Product } from '#domain/catalogue/Product.ts';
import { IndexInProgress } from '#domain/search/IndexInProgress.ts';
import type { ProductIndex } from '#domain/search/ProductIndex.ts';

/** Builds the index in one go. */
export function indexProducts(products: readonly Product[]): ProductIndex {
  const work = new IndexInProgress(products);
  while (!work.step(Infinity));
  if (work.index === undefined) throw new Error('The index is there once the last step is done');
  return work.index;
}
