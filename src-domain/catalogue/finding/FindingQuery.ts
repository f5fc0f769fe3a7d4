import type { Condition } from '../Product.ts';
import { wordsAsked } from './words.ts';

/** Both ends included; null is open. */
export type Range = { readonly least: number | null; readonly most: number | null };

export const openRange: Range = { least: null, most: null };

export const findingSorts = ['relevance', 'newest', 'price-up', 'price-down', 'saving'] as const;
export type FindingSort = (typeof findingSorts)[number];

/** What someone looks for in a list: any of the values of each filter, all of the filters. */
export type FindingQuery = {
  readonly text: string;
  readonly categories: readonly string[];
  readonly conditions: readonly Condition[];
  /** Towns. */
  readonly places: readonly string[];
  /** Only of verified sellers. */
  readonly verified: boolean;
  readonly advertised: boolean;
  /** In taka. */
  readonly price: Range;
  /** How long it was in use. */
  readonly months: Range;
  /** Null is relevance where words are asked for, else newest. */
  readonly sort: FindingSort | null;
};

export const emptyQuery: FindingQuery = {
  text: '',
  categories: [],
  conditions: [],
  places: [],
  verified: false,
  advertised: false,
  price: openRange,
  months: openRange,
  sort: null,
};

export const valueFacets = ['categories', 'conditions', 'places'] as const;
export type ValueFacet = (typeof valueFacets)[number];
export const toggleFacets = ['verified', 'advertised'] as const;
export type ToggleFacet = (typeof toggleFacets)[number];
export const rangeFacets = ['price', 'months'] as const;
export type RangeFacet = (typeof rangeFacets)[number];
export type Facet = ValueFacet | ToggleFacet | RangeFacet;

export function isOpen(range: Range): boolean {
  return range.least === null && range.most === null;
}

export function isWithin(range: Range, amount: number): boolean {
  return (range.least === null || amount >= range.least) && (range.most === null || amount <= range.most);
}

/** Without words there is nothing to be relevant to. */
export function sortOf(query: FindingQuery): FindingSort {
  const hasWords = wordsAsked(query.text).length > 0;
  if (query.sort === null || query.sort === 'relevance') return hasWords ? 'relevance' : 'newest';
  return query.sort;
}
