import type { Database } from '../Database.ts';
import { availabilityOfStatus } from './catalogueEntry.ts';
import { factExpression, tiersOf, wordMatches } from './matchExpression.ts';
import { type Place, toPlace } from './pages.ts';
import type { SearchPlan } from './SearchPlan.ts';
import { throughWords, totalOfMatches } from './sources.ts';

/** Negative scores, or tiers: both ascend, and their signs tell them apart. */
export function pageByRelevance(
  database: Database,
  plan: SearchPlan,
  words: readonly string[],
  { after, size }: { readonly after: Place | null; readonly size: number },
): readonly Place[] {
  if (plan.matchesNothing) return [];
  const isScored = after === null ? totalOfMatches(database, plan).count <= plan.limits.scored : (after[0] ?? 0) < 0;
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
  const tiers = tiersOf(plan.asked);
  const [first = 0, ...from] = after ?? [];
  const page: Place[] = [];
  for (let tier = first; tier < tiers.length && page.length < size; tier += 1) {
    const before = after === null || tier === 0 ? undefined : tiers[tier - 1];
    const match = matchOfTier(plan, tiers[tier]);
    // The products of the tier before are known on the first page.
    const listed = new Set(after === null ? page.map((place) => place.at(-1)) : []);
    const rows = rowsOfTier(database, plan, {
      match: before === undefined ? match : `(${match}) NOT (${before})`,
      after: tier === first ? from : [],
      size: size - page.length + listed.size,
    });
    page.push(...rows.filter((row) => !listed.has(row.at(-1))).map((row) => [tier, ...row]));
  }
  return page.slice(0, size);
}

/** The words of a tier match the typed ones as well. The last tier is the typed text itself. */
function matchOfTier(plan: SearchPlan, tier = ''): string {
  return plan.matchOf(tier === '' ? plan.text : tier);
}

/** A status of fewer products than this share is found by its own list; another by looking at each row. */
const rareShare = 1 / 16;

type TierRows = { readonly match: string; readonly after: Place; readonly size: number };

/** Availabilities and ranks, in order. */
function rowsOfTier(database: Database, plan: SearchPlan, { match, after, size }: TierRows): readonly Place[] {
  const { sorted } = plan.limits;
  const { sql, values, rank } = throughWords(plan, match);
  const availabilities = availabilitiesIn(database);
  if (after.length === 0) {
    const first = `SELECT c.availability, ${rank} ${sql} ORDER BY ${rank} LIMIT ?`;
    const newest = database.all(first, ...values, sorted + 1).map(toPlace);
    if (newest.length <= sorted) return newest.toSorted(compare);
    const available = newest.filter(([availability]) => availability === availabilities[0]?.availability);
    if (available.length >= size) return available;
  }
  const [firstAvailability = -1, lastRank = -1] = after;
  const rows: Place[] = [];
  for (const { availability, status, isRare } of availabilities) {
    if (availability < firstAvailability || rows.length === size) continue;
    const source = isRare ? throughWords(plan, `(${match}) AND ${status}`) : { sql, values };
    const ranks = database.all(
      `SELECT ${rank} ${source.sql} AND c.availability = ? AND ${rank} > ? ORDER BY ${rank} LIMIT ?`,
      ...source.values,
      availability,
      availability === firstAvailability ? lastRank : -1,
      size - rows.length,
    );
    rows.push(...ranks.map(([one]) => [availability, Number(one)]));
  }
  return rows;
}

/** The availabilities that products have, the available ones first. */
function availabilitiesIn(database: Database) {
  const counts = database.all('SELECT status, sum(count) FROM facet_summary GROUP BY 1').map(toPlace);
  const all = counts.reduce((sum, [, count = 0]) => sum + count, 0);
  return counts
    .map(([status = 0, count = 0]) => ({
      availability: availabilityOfStatus[status] ?? 0,
      status: factExpression([`s${status}`]),
      isRare: count < all * rareShare,
    }))
    .toSorted((one, other) => one.availability - other.availability);
}
