import type { Facet, FindingQuery } from './FindingQuery.ts';
import { exclusionBits, misses } from './excludedBy.ts';
import type { ProductIndex } from './ProductIndex.ts';
import { textScores } from './textScores.ts';

export type FilterToDrop = {
  readonly facet: Facet | 'text';
  /** The number of results without it. */
  readonly total: number;
};

/** The filter, or the text, whose removal gives the most results; null if no single removal helps. */
export function bestFilterToDrop(index: ProductIndex, query: FindingQuery): FilterToDrop | null {
  const scores = textScores(index.words, index.products.length, query.text);
  const missedOnly = new Uint32Array(512);
  for (const missing of misses(index, query, scores)) missedOnly[missing] = (missedOnly[missing] ?? 0) + 1;
  let best: FilterToDrop | null = null;
  for (const facet of Object.keys(exclusionBits) as (keyof typeof exclusionBits)[]) {
    const gained = missedOnly[exclusionBits[facet]] ?? 0;
    const total = gained + (missedOnly[0] ?? 0);
    if (gained > 0 && (best === null || total > best.total)) best = { facet, total };
  }
  return best;
}
