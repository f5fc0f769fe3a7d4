import type { Total } from '#domain/search/CatalogueSearch.ts';
import type { Database } from '../Database.ts';
import type { SearchPlan } from './SearchPlan.ts';
import { joined, matchesOf, sourceToCount } from './sources.ts';

/** Exact wherever an index or a summary can say it. */
export function totalOf(database: Database, plan: SearchPlan): Total {
  if (plan.matchesNothing) return { count: 0, isExact: true };
  if (!plan.hasRanges()) return { count: countOf(database, plan), isExact: true };
  const { sql, values, weight } = sourceToCount(database, plan);
  const rows = Number(database.get(`SELECT count(*) ${sql}`, ...values)?.[0] ?? 0);
  return { count: rows * weight, isExact: weight === 1 };
}

function countOf(database: Database, plan: SearchPlan): number {
  if (plan.hasText) return matchesOf(database, plan, plan.match());
  const filters = joined(plan.filters(), 'WHERE');
  return Number(database.get(`SELECT sum(c.count) FROM facet_summary c ${filters.sql}`, ...filters.values)?.[0] ?? 0);
}
