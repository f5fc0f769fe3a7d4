import type { Product } from '#domain/catalogue/Product.ts';
import { type ProductIndex, beginIndex, indexProducts } from '#domain/search/ProductIndex.ts';

/** A list that comes from the cache again is not indexed again. */
const made = new WeakMap<readonly Product[], ProductIndex>();

/** This many are indexed well within a frame, even on a slow phone. */
const atOnce = 60;
const productsPerStep = 40;
const millisecondsPerSlice = 8;

/** The index, if building it delays nothing. */
export function indexAtOnce(products: readonly Product[]): ProductIndex | null {
  const known = made.get(products);
  if (known !== undefined) return known;
  if (products.length > atOnce) return null;
  const index = indexProducts(products);
  made.set(products, index);
  return index;
}

/** Indexes a long list between frames. Answers a function that stops it. */
export function indexInSlices(products: readonly Product[], done: (index: ProductIndex) => void): () => void {
  const work = beginIndex(products);
  let timer = setTimeout(slice, 0);

  function slice(): void {
    const end = performance.now() + millisecondsPerSlice;
    while (!work.step(productsPerStep)) {
      if (performance.now() < end) continue;
      timer = setTimeout(slice, 0);
      return;
    }
    if (work.index === undefined) return;
    made.set(products, work.index);
    done(work.index);
  }

  return () => clearTimeout(timer);
}
