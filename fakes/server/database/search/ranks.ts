import type { Database } from '../Database.ts';

/** Posts of the same millisecond. */
const perMoment = 4096;
const farthest = 2 ** 41 - 1;
/** The first quarter of an hour after 1970 is room for products without a date. */
const earliest = 2 ** 20;

/**
 * A free rank for a product: newest first, and the latest arrival first for those of the same moment. It is below 2⁵³,
 * so that JavaScript reads it exactly. A moment whose first rank is taken goes on below it; in databases of earlier
 * versions that is each moment with a post.
 */
export function freeRank(database: Database, postedAt: number | null): number {
  const moment = postedAt === null ? earliest / 2 : Math.min(farthest, Math.max(earliest, postedAt));
  for (let first = (farthest - moment) * perMoment; ; first -= perMoment) {
    const row = database.get(
      'SELECT min(rank) FROM catalogue WHERE rank BETWEEN ? AND ?',
      first,
      first + perMoment - 1,
    );
    const latest = row?.[0] ?? null;
    if (latest === null) return first + perMoment - 1;
    if (Number(latest) > first) return Number(latest) - 1;
  }
}
