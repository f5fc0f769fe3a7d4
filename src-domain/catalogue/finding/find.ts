import { type FacetCounts, facetCounts } from './facetCounts.ts';
import { type FindingQuery, type FindingSort, sortOf } from './FindingQuery.ts';
import { misses } from './misses.ts';
import type { ProductIndex } from './ProductIndex.ts';
import { textScores } from './textScores.ts';

export type FindResult = {
  /** Positions in `index.products`, in order. */
  readonly positions: Uint32Array;
  readonly total: number;
  /** The order they are in. */
  readonly sort: FindingSort;
  readonly facets: FacetCounts;
};

/** The results among an order's positions. */
function kept(order: Uint32Array, missed: Uint8Array): Uint32Array {
  const positions = new Uint32Array(order.length);
  let total = 0;
  for (let place = 0; place < order.length; place += 1) {
    const position = order[place] ?? 0;
    if (missed[position] === 0) {
      positions[total] = position;
      total += 1;
    }
  }
  return positions.slice(0, total);
}

/** Best first, and what is equally good in the order given: there are few different scores, so they are counted out. */
function bestFirst(positions: Uint32Array, scores: Uint32Array): Uint32Array {
  const counts = new Map<number, number>();
  for (const position of positions) {
    const score = scores[position] ?? 0;
    counts.set(score, (counts.get(score) ?? 0) + 1);
  }
  const next = new Map<number, number>();
  let start = 0;
  for (const score of [...counts.keys()].sort((one, other) => other - one)) {
    next.set(score, start);
    start += counts.get(score) ?? 0;
  }
  const sorted = new Uint32Array(positions.length);
  for (const position of positions) {
    const score = scores[position] ?? 0;
    const place = next.get(score) ?? 0;
    sorted[place] = position;
    next.set(score, place + 1);
  }
  return sorted;
}

/** What a query finds in a list, in its order, with what each further choice would leave. */
export function find(index: ProductIndex, query: FindingQuery): FindResult {
  const sort = sortOf(query);
  const scores = textScores(index.words, index.products.length, query.text);
  const missed = misses(index, query, scores);
  const positions = kept(index.orders[sort === 'relevance' ? 'newest' : sort], missed);
  return {
    positions: sort === 'relevance' && scores !== null ? bestFirst(positions, scores) : positions,
    total: positions.length,
    sort,
    facets: facetCounts(index, query, missed),
  };
}
