import type { Total } from '#domain/search/CatalogueSearch.ts';
import type { Database } from '../Database.ts';
import type { SearchPlan } from './SearchPlan.ts';
import { totalOfMatches, sourceToCount } from './sources.ts';

/** Exact wherever an index or a summary can say it in a moment. */
export function totalOf(database: Database, plan: SearchPlan): Total {
  if (plan.matchesNothing) return { count: 0, isExact: true };
  if (!plan.hasRanges()) return totalOfMatches(database, plan);
  const { sql, values, weight } = sourceToCount(database, plan);
  const rows = Number(database.get(`SELECT count(*) ${sql}`, ...values)?.[0] ?? 0);
  return { count: rows * weight, isExact: weight === 1 };
}
