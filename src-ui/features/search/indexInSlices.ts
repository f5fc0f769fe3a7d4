import type { Product } from '#domain/catalogue/Product.ts';
import { type ProductIndex, beginIndex } from '#domain/search/ProductIndex.ts';
import type { SharedCatalogue } from '../../state/SharedCatalogue.ts';

type Indexes = SharedCatalogue['indexes'];

/** This many are indexed well within a frame, even on a slow phone. */
const atOnce = 60;
const productsPerStep = 40;
const millisecondsPerSlice = 8;

/** The index, if building it delays nothing. A list that comes from the cache again is not indexed again. */
export function indexAtOnce(indexes: Indexes, products: readonly Product[]): ProductIndex | null {
  const work = workOn(indexes, products);
  if (products.length <= atOnce) while (!work.step(atOnce));
  return work.index ?? null;
}

/**
 * Indexes a long list between frames. Answers a function that stops it. Whoever wants the same index continues the same
 * work.
 */
export function indexInSlices(
  indexes: Indexes,
  products: readonly Product[],
  done: (index: ProductIndex) => void,
): () => void {
  const work = workOn(indexes, products);
  let timer = setTimeout(slice, 0);

  function slice(): void {
    const end = performance.now() + millisecondsPerSlice;
    while (!work.step(productsPerStep)) {
      if (performance.now() < end) continue;
      timer = setTimeout(slice, 0);
      return;
    }
    if (work.index !== undefined) done(work.index);
  }

  return () => clearTimeout(timer);
}

function workOn(indexes: Indexes, products: readonly Product[]) {
  const work = indexes.get(products) ?? beginIndex(products);
  indexes.set(products, work);
  return work;
}
