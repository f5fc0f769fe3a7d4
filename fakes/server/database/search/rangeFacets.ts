import type { CountedFacets } from '#domain/search/CatalogueSearch.ts';
import { ExtentBuilder } from '#domain/search/ExtentBuilder.ts';
import { type Range, isWithin } from '#domain/search/FindingQuery.ts';
import { monthBands } from '#domain/search/monthBands.ts';
import { type PriceScale, priceBucket, priceBuckets, priceScaleOver } from '#domain/search/priceHistogram.ts';
import type { Database, Value } from '../Database.ts';
import { unsaidMonths } from './Summaries.ts';

/** How often a value occurs, by value. */
export type Counts = ReadonlyMap<Value, number>;

export function pricesOf(database: Database, counts: Counts, chosen: Range): CountedFacets['price'] {
  const scale = scaleOf(database);
  const buckets = Array.from({ length: priceBuckets }, () => 0);
  const extent = new ExtentBuilder();
  for (const [value, count] of counts) {
    const price = Number(value);
    extent.include(price);
    const bucket = priceBucket(scale, price);
    buckets[bucket] = (buckets[bucket] ?? 0) + count;
  }
  return { chosen, extent: extent.finish(), histogram: { ...scale, counts: buckets } };
}

/** The scale of the whole catalogue, without its most expensive hundredth. */
function scaleOf(database: Database): PriceScale {
  const rows = Number(database.get('SELECT sum(count) FROM price_summary')?.[0] ?? 0);
  if (rows === 0) return { from: 0, step: 1 };
  const above = rows - 1 - Math.floor((rows - 1) * 0.99);
  const by = (order: string, skip: number): number =>
    Number(database.get(`SELECT price FROM catalogue ORDER BY ${order} LIMIT 1 OFFSET ?`, skip)?.[0] ?? 0);
  return priceScaleOver(by('price', 0), by('costliness', above));
}

export function monthsOf(counts: Counts, chosen: Range): CountedFacets['months'] {
  const extent = new ExtentBuilder();
  const bands = monthBands.map((range) => ({ range, count: 0 }));
  let unsaid = 0;
  for (const [value, count] of counts) {
    const months = value === null || value === unsaidMonths ? null : Number(value);
    if (months === null) {
      unsaid += count;
      continue;
    }
    extent.include(months);
    for (const band of bands) if (isWithin(band.range, months)) band.count += count;
  }
  return { chosen, extent: extent.finish(), bands, unsaid };
}
