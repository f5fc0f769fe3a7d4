import type { Product } from '#domain/catalogue/Product.ts';
import type { SavedProduct, ProductFacts } from '#domain/saved/SavedProduct.ts';

/** A saved product with its current offer. */
export type SavedEntry = {
  readonly productId: string;
  /** Null if it is gone. */
  readonly product: Product | null;
  /** The facts saved on this device. */
  readonly facts: ProductFacts | null;
  /** It was reserved or sold, and nobody has opened it on this device since. */
  readonly isAvailableAgain: boolean;
};

export function savedEntries(saved: readonly SavedProduct[], all: readonly Product[]): readonly SavedEntry[] {
  const wanted = new Set(saved.map(({ productId }) => productId));
  const offered = new Map(all.filter(({ id }) => wanted.has(id)).map((product) => [product.id, product]));
  return saved.map(({ productId, facts, wasTaken }) => {
    const product = offered.get(productId) ?? null;
    return { productId, facts, product, isAvailableAgain: wasTaken === true && product?.status === 'available' };
  });
}
