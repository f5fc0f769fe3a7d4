import type { Category } from '#domain/catalogue/Category.ts';
import type { Product } from '#domain/catalogue/Product.ts';

/** A marketplace as the build has read it. */
export type Catalogue = {
  /** Newest first, as `advertised`. */
  readonly products: readonly Product[];
  readonly advertised: readonly Product[];
  readonly categories: readonly Category[];
  /** When it was read. Milliseconds since 1970-01-01T00:00Z. */
  readonly asOf: number;
};

export type Site = {
  /** The shop's origin, such as `https://shop.example`; null while nobody knows it. */
  readonly origin: string | null;
  /** Null if the build reads none. */
  readonly catalogue: Catalogue | null;
};
