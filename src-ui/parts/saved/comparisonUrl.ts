import { maxToCompare } from '#domain/saved/comparisonSize.ts';
import { formatParameters, parseParameters } from '../../context/searchParameters.ts';

/** The ids in a comparison's URL query: each once, and no more than can be compared. */
export function parseComparison(search: string): readonly string[] {
  const ids = (parseParameters(search).get('product') ?? []).filter((id) => id !== '');
  return [...new Set(ids)].slice(0, maxToCompare);
}

/** The query of a comparison without products. */
export const namesNone = 'product=';

/** A comparison's URL query, without the question mark. Keeps the products' order. */
export function formatComparison(ids: readonly string[]): string {
  return formatParameters([...new Set(ids)].slice(0, maxToCompare).map((id) => ['product', id] as const));
}
