import { mostToCompare } from './compareProducts.ts';
import { formatParameters, parseParameters } from './searchParameters.ts';

/** The ids of a comparison in a URL's search: each once, and not more than may be compared. */
export function parseComparison(search: string): readonly string[] {
  const ids = (parseParameters(search).get('product') ?? []).filter((id) => id !== '');
  return [...new Set(ids)].slice(0, mostToCompare);
}

/** A URL's search for a comparison, without the question mark; the products keep their order. */
export function formatComparison(ids: readonly string[]): string {
  return formatParameters([...new Set(ids)].slice(0, mostToCompare).map((id) => ['product', id] as const));
}
