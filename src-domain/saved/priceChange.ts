import type { Product } from '../catalogue/Product.ts';
import type { SavedProduct, SeenPrice } from './SavedProduct.ts';

export type PriceChange = {
  readonly from: number;
  readonly to: number;
  /** When the old price was seen; null if this device does not know. */
  readonly since: number | null;
};

/** The price at the last look. Null if no price was ever seen. */
export function seenPrice({ seen, facts }: Pick<SavedProduct, 'seen' | 'facts'>): SeenPrice | null {
  // Lists of earlier releases hold the price without its time.
  return seen ?? (facts === null ? null : { price: facts.price, at: null });
}

/** The change of a saved product's price since the last look; null if there is none. */
export function priceChange(saved: SavedProduct, product: Pick<Product, 'price'>): PriceChange | null {
  const before = seenPrice(saved);
  if (before === null || before.price === product.price) return null;
  return { from: before.price, to: product.price, since: before.at };
}
