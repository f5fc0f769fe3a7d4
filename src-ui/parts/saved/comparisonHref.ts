import { formatComparison } from './comparisonUrl.ts';
import { paths } from '../../context/paths.ts';

/** The address of a comparison or, without products, of the page that explains how to make one. */
export function comparisonHref(ids: readonly string[]): string {
  return ids.length === 0 ? paths.compare : `${paths.compare}?${formatComparison(ids)}`;
}
