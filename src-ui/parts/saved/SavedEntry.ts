import type { Product } from '#domain/catalogue/Product.ts';
import { type PriceChange, priceChange } from '#domain/saved/priceChange.ts';
import type { SavedProduct, ProductFacts } from '#domain/saved/SavedProduct.ts';
import type { Offers } from '#domain/search/Offers.ts';

/** A saved product with its current offer. */
export type SavedEntry = {
  readonly productId: string;
  /** Null if it is gone or unreadable. */
  readonly product: Product | null;
  /** Its row is unreadable, or the marketplace fails to answer it. */
  readonly isUnreadable: boolean;
  /** The facts saved on this device. */
  readonly facts: ProductFacts | null;
  /** Whether it was reserved or sold before, and nobody has opened it on this device since. */
  readonly isAvailableAgain: boolean;
  /** The change since it was last opened on this device. */
  readonly priceChange: PriceChange | null;
};

export function savedEntries(
  saved: readonly SavedProduct[],
  { products, unreadableIds }: Offers,
): readonly SavedEntry[] {
  const wanted = new Set(saved.map(({ productId }) => productId));
  const offered = new Map(products.filter(({ id }) => wanted.has(id)).map((product) => [product.id, product]));
  return saved.map((one) => {
    const product = offered.get(one.productId) ?? null;
    return {
      productId: one.productId,
      facts: one.facts,
      product,
      isUnreadable: product === null && unreadableIds.has(one.productId),
      isAvailableAgain: one.wasTaken === true && product?.status === 'available',
      priceChange: product === null || product.status === 'sold' ? null : priceChange(one, product),
    };
  });
}
