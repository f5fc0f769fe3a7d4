import { type Condition, conditions } from '../Product.ts';
import type { FacetColumn } from './FacetColumn.ts';
import { facetKey } from './facetKey.ts';
import { type FindingQuery, type Range, isWithin } from './FindingQuery.ts';
import { missBits } from './misses.ts';
import { type PriceHistogram, priceBucket, priceBuckets } from './priceHistogram.ts';
import type { ProductIndex } from './ProductIndex.ts';

/** A value one may choose, and how many results there are with it and the choices of all other filters. */
export type FacetValue<Value extends string = string> = {
  readonly value: Value;
  readonly count: number;
  readonly chosen: boolean;
};

type FacetToggle = { readonly count: number; readonly chosen: boolean };

/** What the other filters leave: lowest and highest; null where they leave nothing. */
type Extent = { readonly least: number | null; readonly most: number | null };

export type FacetCounts = {
  /** The most common of the whole list first; values that the list does not have come last, if chosen. */
  readonly categories: readonly FacetValue[];
  readonly conditions: readonly FacetValue<Condition>[];
  readonly places: readonly FacetValue[];
  readonly verified: FacetToggle;
  readonly advertised: FacetToggle;
  readonly price: { readonly chosen: Range; readonly extent: Extent; readonly histogram: PriceHistogram };
  readonly months: {
    readonly chosen: Range;
    readonly extent: Extent;
    readonly bands: readonly { readonly range: Range; readonly count: number }[];
    /** How many do not say how long they were in use, and so are in no range. */
    readonly unsaid: number;
  };
};

/** Ranges of use to choose from; both ends belong to them, as a year is up to a year and from a year on. */
export const monthBands: readonly Range[] = [
  { least: null, most: 6 },
  { least: 6, most: 12 },
  { least: 12, most: 24 },
  { least: 24, most: 36 },
  { least: 36, most: null },
];

function valuesOf(column: FacetColumn, counts: Uint32Array, chosen: readonly string[]): readonly FacetValue[] {
  const keys = new Map(chosen.map((value) => [facetKey(value), value]));
  const values = column.shown.map((number) => {
    const value = column.labels[number] ?? '';
    return { value, count: counts[number] ?? 0, chosen: keys.delete(facetKey(value)) };
  });
  return [...values, ...Array.from(keys.values(), (value) => ({ value, count: 0, chosen: true }))];
}

function add(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

class ExtentBuilder {
  #least = Infinity;
  #most = -Infinity;

  include(amount: number): void {
    if (amount < this.#least) this.#least = amount;
    if (amount > this.#most) this.#most = amount;
  }

  finish(): Extent {
    return this.#least > this.#most ? { least: null, most: null } : { least: this.#least, most: this.#most };
  }
}

/**
 * All counts in one pass: what misses nothing counts everywhere; what misses one filter only would be there if that
 * filter were chosen otherwise, and counts beside its values; what misses more counts nowhere.
 */
export function facetCounts(index: ProductIndex, query: FindingQuery, missed: Uint8Array): FacetCounts {
  const categories = new Uint32Array(index.categories.labels.length);
  const ofConditions = new Uint32Array(index.conditions.labels.length);
  const places = new Uint32Array(index.places.labels.length);
  const prices = new Uint32Array(priceBuckets);
  const bands = new Uint32Array(monthBands.length);
  const priceExtent = new ExtentBuilder();
  const monthExtent = new ExtentBuilder();
  let verified = 0;
  let advertised = 0;
  let unsaid = 0;

  for (let position = 0; position < missed.length; position += 1) {
    const missing = missed[position] ?? 0;
    if ((missing & (missing - 1)) !== 0) continue;
    // Either nothing is missing, or `missing` is the one bit of a filter or the text.
    if (missing === 0 || missing === missBits.categories) add(categories, index.categories.of[position] ?? 0);
    if (missing === 0 || missing === missBits.conditions) add(ofConditions, index.conditions.of[position] ?? 0);
    if (missing === 0 || missing === missBits.places) add(places, index.places.of[position] ?? 0);
    if (missing === 0 || missing === missBits.verified) verified += index.verified[index.sellers.of[position] ?? 0] ?? 0;
    if (missing === 0 || missing === missBits.advertised) advertised += index.advertised[position] ?? 0;
    if (missing === 0 || missing === missBits.price) {
      const price = index.prices[position] ?? 0;
      priceExtent.include(price);
      add(prices, priceBucket(index.priceScale, price));
    }
    if (missing === 0 || missing === missBits.months) {
      const months = index.months[position] ?? Number.NaN;
      monthExtent.include(months);
      if (Number.isNaN(months)) unsaid += 1;
      else for (const [place, band] of monthBands.entries()) if (isWithin(band, months)) add(bands, place);
    }
  }

  return {
    categories: valuesOf(index.categories, categories, query.categories),
    conditions: valuesOf(index.conditions, ofConditions, query.conditions).filter(isOfCondition),
    places: valuesOf(index.places, places, query.places),
    verified: { count: verified, chosen: query.verified },
    advertised: { count: advertised, chosen: query.advertised },
    price: {
      chosen: query.price,
      extent: priceExtent.finish(),
      histogram: { ...index.priceScale, counts: Array.from(prices) },
    },
    months: {
      chosen: query.months,
      extent: monthExtent.finish(),
      bands: monthBands.map((range, place) => ({ range, count: bands[place] ?? 0 })),
      unsaid,
    },
  };
}

function isOfCondition(facet: FacetValue): facet is FacetValue<Condition> {
  return conditions.some((condition) => condition === facet.value);
}
