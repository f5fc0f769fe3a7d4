import type { FacetColumn } from './FacetColumn.ts';
import { type Facet, type FindingQuery, type Range, isOpen } from './FindingQuery.ts';
import type { ProductIndex } from './ProductIndex.ts';

/** One bit for each part of a query that can exclude a product. */
export const exclusionBits = {
  categories: 1,
  conditions: 2,
  places: 4,
  verified: 8,
  advertised: 16,
  price: 32,
  months: 64,
  text: 128,
  statuses: 256,
} as const satisfies Readonly<Record<Facet | 'text', number>>;

function excludeByValues(excluded: Uint16Array, bit: number, column: FacetColumn, chosen: readonly string[]): void {
  if (chosen.length === 0) return;
  const allowed = new Uint8Array(column.labels.length);
  for (const value of chosen) {
    const number = column.numbers.get(column.keyOf(value));
    if (number !== undefined && number !== 0) allowed[number] = 1;
  }
  for (let position = 0; position < excluded.length; position += 1) {
    if (allowed[column.of[position] ?? 0] === 0) excluded[position] = (excluded[position] ?? 0) | bit;
  }
}

/** An unknown value (NaN) is outside every range. */
function excludeByRange(excluded: Uint16Array, bit: number, amounts: Float64Array, range: Range): void {
  if (isOpen(range)) return;
  const min = range.min ?? -Infinity;
  const max = range.max ?? Infinity;
  for (let position = 0; position < excluded.length; position += 1) {
    const amount = amounts[position] ?? Number.NaN;
    if (!(amount >= min && amount <= max)) excluded[position] = (excluded[position] ?? 0) | bit;
  }
}

/** For each product, by position, the parts of the query that exclude it. Results have 0. */
export function excludedBy(index: ProductIndex, query: FindingQuery, scores: Uint32Array | null): Uint16Array {
  const excluded = new Uint16Array(index.products.length);
  excludeByValues(excluded, exclusionBits.categories, index.categories, query.categories);
  excludeByValues(excluded, exclusionBits.conditions, index.conditions, query.conditions);
  excludeByValues(excluded, exclusionBits.places, index.places, query.places);
  excludeByValues(excluded, exclusionBits.statuses, index.statuses, query.statuses);
  excludeByRange(excluded, exclusionBits.price, index.prices, query.price);
  excludeByRange(excluded, exclusionBits.months, index.months, query.months);
  if (query.verified) {
    for (let position = 0; position < excluded.length; position += 1) {
      if (index.verified[index.sellers.of[position] ?? 0] !== 1)
        excluded[position] = (excluded[position] ?? 0) | exclusionBits.verified;
    }
  }
  if (query.advertised) {
    for (let position = 0; position < excluded.length; position += 1) {
      if (index.advertised[position] !== 1) excluded[position] = (excluded[position] ?? 0) | exclusionBits.advertised;
    }
  }
  if (scores !== null) {
    for (let position = 0; position < excluded.length; position += 1) {
      if (scores[position] === 0) excluded[position] = (excluded[position] ?? 0) | exclusionBits.text;
    }
  }
  return excluded;
}
