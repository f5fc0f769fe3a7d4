import type { FacetColumn } from './FacetColumn.ts';
import { facetKey } from './facetKey.ts';
import { type Facet, type FindingQuery, type Range, isOpen } from './FindingQuery.ts';
import type { ProductIndex } from './ProductIndex.ts';

/** One bit for each part of a query that a product may fail to meet. */
export const missBits = {
  categories: 1, conditions: 2, places: 4, verified: 8, advertised: 16, price: 32, months: 64, text: 128,
} as const satisfies Readonly<Record<Facet | 'text', number>>;

function missValues(misses: Uint8Array, bit: number, column: FacetColumn, chosen: readonly string[]): void {
  if (chosen.length === 0) return;
  const allowed = new Uint8Array(column.labels.length);
  for (const value of chosen) {
    const number = column.numbers.get(facetKey(value));
    if (number !== undefined && number !== 0) allowed[number] = 1;
  }
  for (let position = 0; position < misses.length; position += 1) {
    if (allowed[column.of[position] ?? 0] === 0) misses[position] = (misses[position] ?? 0) | bit;
  }
}

/** What is not said (NaN) is in no range that is set. */
function missRange(misses: Uint8Array, bit: number, amounts: Float64Array, range: Range): void {
  if (isOpen(range)) return;
  const least = range.least ?? -Infinity;
  const most = range.most ?? Infinity;
  for (let position = 0; position < misses.length; position += 1) {
    const amount = amounts[position] ?? Number.NaN;
    if (!(amount >= least && amount <= most)) misses[position] = (misses[position] ?? 0) | bit;
  }
}

/** For each product, by position, which parts of the query it does not meet; 0 is a result. */
export function misses(index: ProductIndex, query: FindingQuery, scores: Uint32Array | null): Uint8Array {
  const missed = new Uint8Array(index.products.length);
  missValues(missed, missBits.categories, index.categories, query.categories);
  missValues(missed, missBits.conditions, index.conditions, query.conditions);
  missValues(missed, missBits.places, index.places, query.places);
  missRange(missed, missBits.price, index.prices, query.price);
  missRange(missed, missBits.months, index.months, query.months);
  if (query.verified) {
    for (let position = 0; position < missed.length; position += 1) {
      if (index.verified[index.sellers.of[position] ?? 0] !== 1) missed[position] = (missed[position] ?? 0) | missBits.verified;
    }
  }
  if (query.advertised) {
    for (let position = 0; position < missed.length; position += 1) {
      if (index.advertised[position] !== 1) missed[position] = (missed[position] ?? 0) | missBits.advertised;
    }
  }
  if (scores !== null) {
    for (let position = 0; position < missed.length; position += 1) {
      if (scores[position] === 0) missed[position] = (missed[position] ?? 0) | missBits.text;
    }
  }
  return missed;
}
