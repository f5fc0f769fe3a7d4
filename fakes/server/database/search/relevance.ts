import type { Database } from '../Database.ts';
import { availabilityOfStatus } from './catalogueEntry.ts';
import { factExpression, tiersOf, wordMatches } from './matchExpression.ts';
import { type Place, toPlace } from './pages.ts';
import type { SearchPlan } from './SearchPlan.ts';
import { matchesOf, throughWords } from './sources.ts';

/** Negative scores, or tiers: both ascend, and their signs tell them apart. */
export function pageByRelevance(
  database: Database,
  plan: SearchPlan,
  words: readonly string[],
  { after, size }: { readonly after: Place | null; readonly size: number },
): readonly Place[] {
  if (plan.matchesNothing) return [];
  const isScored = after === null ? matchesOf(database, plan, plan.match()) <= plan.limits.scored : (after[0] ?? 0) < 0;
  return isScored ? scored(database, plan, words, after).slice(0, size) : inTiers(database, plan, after, size);
}

function scored(database: Database, plan: SearchPlan, words: readonly string[], after: Place | null): Place[] {
  const match = plan.match();
  const { sql, values } = throughWords(plan, match);
  const scores = new Map<number, number>();
  for (const asked of plan.asked) {
    const ofWord = new Map<number, number>();
    for (const { match: wordMatch, worth } of wordMatches(asked, words)) {
      const found = database.all('SELECT rowid FROM words WHERE words MATCH ?', `${match} AND ${wordMatch}`);
      for (const [rank] of found) if (!ofWord.has(Number(rank))) ofWord.set(Number(rank), worth);
    }
    for (const [rank, worth] of ofWord) scores.set(rank, (scores.get(rank) ?? 0) + worth);
  }
  return database
    .all(`SELECT c.availability, c.rank ${sql}`, ...values)
    .map(toPlace)
    .map(([availability = 0, rank = 0]) => [-(scores.get(rank) ?? 0), availability, rank])
    .filter((place) => after === null || compare(place, after) > 0)
    .toSorted(compare);
}

function compare(one: Place, other: Place): number {
  const differs = one.findIndex((value, at) => value !== other[at]);
  return differs === -1 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0);
}

/** Reads tier after tier, the available ones first in each, until the page is full. */
function inTiers(database: Database, plan: SearchPlan, after: Place | null, size: number): readonly Place[] {
  const [firstTier = 0, firstAvailability = 0, lastRank = 0] = after ?? [];
  const tiers = tiersOf(plan.asked);
  const page: Place[] = [];
  for (const [tier, expression] of tiers.entries()) {
    if (tier < firstTier) continue;
    for (const availability of availabilityOfStatus.toSorted((one, other) => one - other)) {
      if (page.length === size) return page;
      const isFirst = after !== null && tier === firstTier;
      if (isFirst && availability < firstAvailability) continue;
      const status = factExpression([`s${availabilityOfStatus.indexOf(availability)}`]);
      const positive = [plan.match(), status, expression].filter((part) => part !== '').join(' AND ');
      const before = tiers[tier - 1];
      const match = before === undefined ? positive : `(${positive}) NOT (${before})`;
      const { sql, values } = throughWords(plan, match);
      const rows = database.all(
        `SELECT words.rowid ${sql} AND words.rowid > ? ORDER BY words.rowid LIMIT ?`,
        ...values,
        isFirst && availability === firstAvailability ? lastRank : -1,
        size - page.length,
      );
      page.push(...rows.map(([rank]) => [tier, availability, Number(rank)]));
    }
  }
  return page;
}
