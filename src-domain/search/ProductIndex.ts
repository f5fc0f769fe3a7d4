import type { Product } from '../catalogue/Product.ts';
import type { FacetColumn } from './FacetColumn.ts';
import type { PriceScale } from './priceHistogram.ts';
import type { WordIndex } from './WordIndex.ts';

/** An index of products, built once, so that each key stroke can search and filter. */
export type ProductIndex = {
  /** In the given order. Everything else refers to products by their position here. */
  readonly products: readonly Product[];
  readonly words: WordIndex;
  readonly categories: FacetColumn;
  readonly conditions: FacetColumn;
  readonly places: FacetColumn;
  readonly statuses: FacetColumn;
  /** Whether any product states its availability. */
  readonly hasStatuses: boolean;
  /** By e-mail address. */
  readonly sellers: FacetColumn;
  /** 1 if verified, by the seller's number. */
  readonly verified: Uint8Array;
  /** 1 if advertised. */
  readonly advertised: Uint8Array;
  readonly prices: Float64Array;
  /** Months of use; NaN if the seller's words don't say. */
  readonly months: Float64Array;
  readonly priceScale: PriceScale;
  /** Positions in each order. Ties are available first, then newest; see `newestFirst`. */
  readonly orders: Readonly<Record<FixedOrder, Uint32Array>>;
};

type FixedOrder = 'available' | 'newest' | 'price-up' | 'price-down' | 'saving';
