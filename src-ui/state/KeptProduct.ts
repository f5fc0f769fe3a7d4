import type { Product } from '#domain/catalogue/Product.ts';

/** What is remembered of a product, so that it can be named, and others like it found, when it is gone. */
export type ProductFacts = Pick<
  Product, 'id' | 'productName' | 'categoryName' | 'condition' | 'price' | 'originalPrice' | 'image'
>;

export type KeptProduct = {
  readonly productId: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly keptAt: number;
  /** As they were when last seen; null where only the id was kept. */
  readonly facts: ProductFacts | null;
};
