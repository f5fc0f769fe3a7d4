import type { Product } from '#domain/catalogue/Product.ts';
import type { KeptProduct, ProductFacts } from '../../state/KeptProduct.ts';

/** A kept product beside what is on offer now. */
export type KeptEntry = {
  readonly productId: string;
  /** Null where it is gone. */
  readonly product: Product | null;
  /** What is remembered of it. */
  readonly facts: ProductFacts | null;
};

export function keptEntries(kept: readonly KeptProduct[], all: readonly Product[]): readonly KeptEntry[] {
  const wanted = new Set(kept.map(({ productId }) => productId));
  const offered = new Map(all.filter(({ id }) => wanted.has(id)).map((product) => [product.id, product]));
  return kept.map(({ productId, facts }) => ({ productId, facts, product: offered.get(productId) ?? null }));
}
