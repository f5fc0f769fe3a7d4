import type { Total } from '#domain/search/CatalogueSearch.ts';
import type { Facet } from '#domain/search/FindingQuery.ts';
import type { Database, Value } from '../Database.ts';
import { factExpression } from './matchExpression.ts';
import { sampleLevels, sampleShare } from './catalogueEntry.ts';
import type { Condition, SearchLimits, SearchPlan } from './SearchPlan.ts';

/** Rows of the catalogue `c` that a query finds, or a sample of them. */
export type Source = {
  /** From `FROM` on. More conditions can follow. */
  readonly sql: string;
  readonly values: readonly Value[];
  /** The column of the rank. Rows are read in its order, unless an index says another. */
  readonly rank: 'words.rowid' | 'c.rank';
  /** The number of products behind each row. */
  readonly weight: number;
};

/** A text is looked up for each row, which costs about this many rows. */
const costOfText = 20;

/** How many products have the words; one more than `max` for any larger number. */
export function countWords(database: Database, match: string, max: number): number {
  const sql = 'SELECT count(*) FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ?)';
  return Number(database.get(sql, match, max + 1)?.[0] ?? 0);
}

/** An estimate says no more digits than it knows. */
const knownDigits = 2;
/** So many sampled products are enough for them. */
const enoughSampled = 1500;

function estimateWords(database: Database, match: string, min: number): number {
  let level = 1;
  while (level < sampleLevels && min * sampleShare ** (level + 1) >= enoughSampled) level += 1;
  const sampled = countWords(database, `${match} AND ${factExpression([`r${level}`])}`, Number.MAX_SAFE_INTEGER - 1);
  return Math.max(min, Number((sampled / sampleShare ** level).toPrecision(knownDigits)));
}

function totalOfText(database: Database, match: string, { totals }: SearchLimits): Total {
  const count = countWords(database, match, totals);
  if (count <= totals) return { count, isExact: true };
  return { count: estimateWords(database, match, totals), isExact: false };
}

function totalOfSummary(database: Database, plan: SearchPlan, without?: Facet): Total {
  const { sql, values } = joined(plan.filters(without), 'WHERE');
  const row = database.get(`SELECT sum(c.count) FROM facet_summary c ${sql}`, ...values);
  return { count: Number(row?.[0] ?? 0), isExact: true };
}

function countPrices(database: Database, { price: { min, max } }: SearchPlan): number {
  const sql = 'SELECT sum(count) FROM price_summary WHERE price BETWEEN ? AND ?';
  return Number(database.get(sql, min ?? 0, max ?? Number.MAX_VALUE)?.[0] ?? 0);
}

export function joined(conditions: readonly Condition[], before: string): Condition {
  const sql = conditions.map((condition) => condition.sql).join(' AND ');
  return { sql: sql === '' ? '' : `${before} ${sql}`, values: conditions.flatMap(({ values }) => values) };
}

/** The rows through the index of the words. */
export function throughWords(plan: SearchPlan, match: string, without?: Facet): Source {
  const ranges = joined(plan.ranges(without), 'AND');
  return {
    sql: `FROM words CROSS JOIN catalogue c ON c.rank = words.rowid WHERE words MATCH ? ${ranges.sql}`,
    values: [match, ...ranges.values],
    rank: 'words.rowid',
    weight: 1,
  };
}

/** The rows through an index of the catalogue, or through the catalogue itself. */
export function throughCatalogue(plan: SearchPlan, index: string, without?: Facet): Source {
  // All matches at once: looking each row up among the words takes a millisecond where many match. The plus keeps the
  // order of the index.
  const text: readonly Condition[] = plan.hasText
    ? [{ sql: '+c.rank IN (SELECT rowid FROM words WHERE words MATCH ?)', values: [plan.text] }]
    : [];
  const all = joined([...plan.ranges(without), ...plan.filters(without), ...text], 'AND');
  return { sql: `FROM catalogue c ${index} WHERE true ${all.sql}`, values: all.values, rank: 'c.rank', weight: 1 };
}

/** Whether few products have a price in the range, so that they are found by it. */
export function isNarrowPrice(database: Database, plan: SearchPlan, matches: number, without?: Facet): boolean {
  if (without === 'price' || (plan.price.min === null && plan.price.max === null)) return false;
  const rows = countPrices(database, plan) * (plan.hasText ? costOfText : 1);
  return rows <= plan.limits.counted && rows < matches;
}

/** How many products match the words and choices, whatever the ranges. A query needs the number several times. */
export function totalOfMatches(database: Database, plan: SearchPlan, without?: Facet): Total {
  const match = plan.match(without);
  const count = () =>
    plan.hasText ? totalOfText(database, match, plan.limits) : totalOfSummary(database, plan, without);
  const known = plan.counted.get(match) ?? count();
  plan.counted.set(match, known);
  return known;
}

/** Rows to count, without one facet's choice: all of them if they are few, otherwise an even sample. */
export function sourceToCount(database: Database, plan: SearchPlan, without?: Facet): Source {
  const match = plan.match(without);
  const matches = totalOfMatches(database, plan, without).count;
  if (isNarrowPrice(database, plan, matches, without))
    return throughCatalogue(plan, 'INDEXED BY catalogue_by_price', without);
  if (matches <= plan.limits.counted)
    return match === '' ? throughCatalogue(plan, '', without) : throughWords(plan, match, without);
  let level = 1;
  while (level < sampleLevels && matches * sampleShare ** level > plan.limits.counted) level += 1;
  const sample = factExpression([`r${level}`]);
  const source = throughWords(plan, match === '' ? sample : `${match} AND ${sample}`, without);
  return { ...source, weight: 1 / sampleShare ** level };
}
