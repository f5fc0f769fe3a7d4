import type { Condition, ProductStatus } from '../catalogue/Product.ts';

/** Both ends included; null is open. */
export type Range = { readonly min: number | null; readonly max: number | null };

export const findingSorts = ['relevance', 'newest', 'available', 'price-up', 'price-down', 'saving'] as const;
export type FindingSort = (typeof findingSorts)[number];

/** A search: filters combine with 'and', the values of one filter with 'or'. */
export type FindingQuery = {
  readonly text: string;
  readonly categories: readonly string[];
  readonly conditions: readonly Condition[];
  /** Towns. */
  readonly places: readonly string[];
  /** A product without a status matches none. */
  readonly statuses: readonly ProductStatus[];
  /** Only verified sellers. */
  readonly verified: boolean;
  readonly advertised: boolean;
  /** In taka. */
  readonly price: Range;
  /** Months of use. */
  readonly months: Range;
  /** Null means relevance if there is a text, otherwise newest first. */
  readonly sort: FindingSort | null;
};

export const valueFacets = ['statuses', 'categories', 'conditions', 'places'] as const;
export type ValueFacet = (typeof valueFacets)[number];
export const toggleFacets = ['verified', 'advertised'] as const;
export type ToggleFacet = (typeof toggleFacets)[number];
export const rangeFacets = ['price', 'months'] as const;
export type RangeFacet = (typeof rangeFacets)[number];
export const allFacets = [...valueFacets, ...toggleFacets, ...rangeFacets] as const;
export type Facet = (typeof allFacets)[number];

export function isOpen(range: Range): boolean {
  return range.min === null && range.max === null;
}

/** Accepts both ends of an address in either order. */
export function inOrder({ min, max }: Range): Range {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

export function isWithin(range: Range, amount: number): boolean {
  return (range.min === null || amount >= range.min) && (range.max === null || amount <= range.max);
}
