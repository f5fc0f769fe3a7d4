import type { Facet, FindingQuery } from './FindingQuery.ts';
import { missBits, misses } from './misses.ts';
import type { ProductIndex } from './ProductIndex.ts';
import { textScores } from './textScores.ts';

export type FilterToDrop = {
  readonly facet: Facet | 'text';
  /** How many results there are without it. */
  readonly total: number;
};

/** Which single filter, or the text, stands most in the way; null where none of them alone makes a difference. */
export function bestFilterToDrop(index: ProductIndex, query: FindingQuery): FilterToDrop | null {
  const scores = textScores(index.words, index.products.length, query.text);
  const missedOnly = new Uint32Array(256);
  for (const missing of misses(index, query, scores)) missedOnly[missing] = (missedOnly[missing] ?? 0) + 1;
  let best: FilterToDrop | null = null;
  for (const facet of Object.keys(missBits) as (keyof typeof missBits)[]) {
    const gained = missedOnly[missBits[facet]] ?? 0;
    const total = gained + (missedOnly[0] ?? 0);
    if (gained > 0 && (best === null || total > best.total)) best = { facet, total };
  }
  return best;
}
