import { type FacetCounts, facetCounts } from './facetCounts.ts';
import type { FindingQuery, FindingSort } from './FindingQuery.ts';
import { excludedBy } from './excludedBy.ts';
import type { ProductIndex } from './ProductIndex.ts';
import { sortIn } from './sortIn.ts';
import { textScores } from './textScores.ts';

export type FindResult = {
  /** Positions in `index.products`, in order. */
  readonly positions: Uint32Array;
  readonly total: number;
  /** Their order. */
  readonly sort: FindingSort;
  /** Counted when read. */
  readonly facets: FacetCounts;
};

/** Filters an order's positions down to the results. */
function resultsOf(order: Uint32Array, excluded: Uint16Array): Uint32Array {
  const positions = new Uint32Array(order.length);
  let total = 0;
  for (let place = 0; place < order.length; place += 1) {
    const position = order[place] ?? 0;
    if (excluded[position] === 0) {
      positions[total] = position;
      total += 1;
    }
  }
  return positions.slice(0, total);
}

/** Best score first; equal scores keep the given order. A counting sort, because scores are small. */
function bestFirst(positions: Uint32Array, scores: Uint32Array): Uint32Array {
  let highest = 0;
  for (const position of positions) highest = Math.max(highest, scores[position] ?? 0);
  /** By score: the number of products that have it, and later the place of the next one. */
  const places = new Uint32Array(highest + 1);
  for (const position of positions) places[scores[position] ?? 0] = (places[scores[position] ?? 0] ?? 0) + 1;
  let start = 0;
  for (let score = highest; score >= 0; score -= 1) {
    const count = places[score] ?? 0;
    places[score] = start;
    start += count;
  }
  const sorted = new Uint32Array(positions.length);
  for (const position of positions) {
    const score = scores[position] ?? 0;
    const place = places[score] ?? 0;
    sorted[place] = position;
    places[score] = place + 1;
  }
  return sorted;
}

/** Runs a query over a list. Answers the results in order and the counts for each further choice. */
export function find(index: ProductIndex, query: FindingQuery): FindResult {
  const sort = sortIn(query, index.hasStatuses);
  const scores = textScores(index.words, index.products.length, query.text);
  const excluded = excludedBy(index, query, scores);
  const positions = resultsOf(index.orders[sort === 'relevance' ? 'available' : sort], excluded);
  return {
    positions: sort === 'relevance' && scores !== null ? bestFirst(positions, scores) : positions,
    total: positions.length,
    sort,
    get facets() {
      return facetCounts(index, query, excluded);
    },
  };
}
