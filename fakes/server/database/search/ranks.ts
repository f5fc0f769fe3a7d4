import type { Database } from '../Database.ts';

/** Posts of the same millisecond. */
const perMoment = 4096;
const latest = 2 ** 41 - 1;
/** The first quarter of an hour after 1970 is room for products without a date. */
const earliest = 2 ** 20;

/**
 * A free rank for a product: newest first, and in the order of arrival for those of the same moment. It is below 2⁵³,
 * so that JavaScript reads it exactly.
 */
export function freeRank(database: Database, postedAt: number | null): number {
  const moment = postedAt === null ? earliest / 2 : Math.min(latest, Math.max(earliest, postedAt));
  for (let first = (latest - moment) * perMoment; ; first += perMoment) {
    const row = database.get(
      'SELECT max(rank) FROM catalogue WHERE rank BETWEEN ? AND ?',
      first,
      first + perMoment - 1,
    );
    const last = row?.[0] ?? null;
    if (last === null) return first;
    if (Number(last) < first + perMoment - 1) return Number(last) + 1;
  }
}
