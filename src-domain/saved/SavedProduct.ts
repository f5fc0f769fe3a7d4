import type { Product } from '../catalogue/Product.ts';

/** A product as saved, with enough facts to name it and find similar ones after it is gone. */
export type ProductFacts = Pick<
  Product,
  'id' | 'productName' | 'categoryName' | 'condition' | 'price' | 'originalPrice' | 'image'
>;

export type SavedProduct = {
  readonly productId: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly savedAt: number;
  /** The facts last seen; null if only the id is known. */
  readonly facts: ProductFacts | null;
  /** True if it was reserved or sold, and nobody has opened it on this device since it became available again. */
  readonly wasTaken?: true;
  /** The price at the last look: when it was saved or opened. Absent in lists of earlier releases. */
  readonly seen?: SeenPrice;
};

export type SeenPrice = {
  readonly price: number;
  /** By this device's clock; null if an earlier release did not store it. */
  readonly at: number | null;
};

/** Marketplaces without `sales` state no status. */
export type SavableProduct = ProductFacts & Pick<Product, 'status'>;

export function factsOf({
  id,
  productName,
  categoryName,
  condition,
  price,
  originalPrice,
  image,
}: ProductFacts): ProductFacts {
  // A picture stored as a data URL would fill the device's storage.
  return {
    id,
    productName,
    categoryName,
    condition,
    price,
    originalPrice,
    image: image.startsWith('data:') ? '' : image,
  };
}
