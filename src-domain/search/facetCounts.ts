import type { Condition, ProductStatus } from '../catalogue/Product.ts';
import { type Extent, ExtentBuilder } from './ExtentBuilder.ts';
import { exclusionBits } from './excludedBy.ts';
import type { FacetColumn } from './FacetColumn.ts';
import { type FacetValue, isOfCondition, isOfStatus, markChosen } from './facetValues.ts';
import type { FindingQuery, Range } from './FindingQuery.ts';
import { monthBands } from './monthBands.ts';
import { type PriceHistogram, priceBucket, priceBuckets } from './priceHistogram.ts';
import type { ProductIndex } from './ProductIndex.ts';

type FacetToggle = { readonly count: number; readonly chosen: boolean };

export type FacetCounts = {
  /** Most common in the whole list first. Chosen values that the list lacks come last. */
  readonly categories: readonly FacetValue[];
  readonly conditions: readonly FacetValue<Condition>[];
  readonly places: readonly FacetValue[];
  readonly statuses: {
    /** Empty if no product in the list states its availability. */
    readonly values: readonly FacetValue<ProductStatus>[];
    /** Products without a status, which match none of the values. */
    readonly unsaid: number;
  };
  readonly verified: FacetToggle;
  readonly advertised: FacetToggle;
  readonly price: { readonly chosen: Range; readonly extent: Extent; readonly histogram: PriceHistogram };
  readonly months: {
    readonly chosen: Range;
    readonly extent: Extent;
    readonly bands: readonly { readonly range: Range; readonly count: number }[];
    /** Products without a stated use, which are in no range. */
    readonly unsaid: number;
  };
};

function valuesOf(column: FacetColumn, counts: Uint32Array, chosen: readonly string[]): readonly FacetValue[] {
  return markChosen(
    column.shown.map((number) => ({ value: column.labels[number] ?? '', count: counts[number] ?? 0 })),
    chosen,
    column.keyOf,
  );
}

/** The ends of the bands, in arrays that are fast to read for every product. */
const minMonths = Float64Array.from(monthBands, ({ min }) => min ?? -Infinity);
const maxMonths = Float64Array.from(monthBands, ({ max }) => max ?? Infinity);

function add(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

/**
 * Counts in one pass. A result counts everywhere. A product excluded by one filter only counts beside that filter's
 * values. Any other product counts nowhere.
 */
export function facetCounts(index: ProductIndex, query: FindingQuery, excluded: Uint16Array): FacetCounts {
  const categories = new Uint32Array(index.categories.labels.length);
  const ofConditions = new Uint32Array(index.conditions.labels.length);
  const places = new Uint32Array(index.places.labels.length);
  const statuses = new Uint32Array(index.statuses.labels.length);
  const prices = new Uint32Array(priceBuckets);
  const bands = new Uint32Array(monthBands.length);
  const priceExtent = new ExtentBuilder();
  const monthExtent = new ExtentBuilder();
  let verified = 0;
  let advertised = 0;
  let unsaid = 0;

  for (let position = 0; position < excluded.length; position += 1) {
    const by = excluded[position] ?? 0;
    if ((by & (by - 1)) !== 0) continue;
    // Now `by` is either 0 or the single bit of a filter or the text.
    if (by === 0 || by === exclusionBits.categories) add(categories, index.categories.of[position] ?? 0);
    if (by === 0 || by === exclusionBits.conditions) add(ofConditions, index.conditions.of[position] ?? 0);
    if (by === 0 || by === exclusionBits.places) add(places, index.places.of[position] ?? 0);
    if (by === 0 || by === exclusionBits.statuses) add(statuses, index.statuses.of[position] ?? 0);
    if (by === 0 || by === exclusionBits.verified) verified += index.verified[index.sellers.of[position] ?? 0] ?? 0;
    if (by === 0 || by === exclusionBits.advertised) advertised += index.advertised[position] ?? 0;
    if (by === 0 || by === exclusionBits.price) {
      const price = index.prices[position] ?? 0;
      priceExtent.include(price);
      add(prices, priceBucket(index.priceScale, price));
    }
    if (by === 0 || by === exclusionBits.months) {
      const months = index.months[position] ?? Number.NaN;
      monthExtent.include(months);
      if (Number.isNaN(months)) unsaid += 1;
      else
        for (let place = 0; place < bands.length; place += 1)
          if (months >= (minMonths[place] ?? 0) && months <= (maxMonths[place] ?? 0)) add(bands, place);
    }
  }

  return {
    categories: valuesOf(index.categories, categories, query.categories),
    conditions: valuesOf(index.conditions, ofConditions, query.conditions).filter(isOfCondition),
    places: valuesOf(index.places, places, query.places),
    statuses: {
      values: index.hasStatuses ? valuesOf(index.statuses, statuses, query.statuses).filter(isOfStatus) : [],
      unsaid: statuses[0] ?? 0,
    },
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
