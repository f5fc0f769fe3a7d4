import { formatComparison, namesNone } from './comparisonUrl.ts';
import { paths } from '../../context/paths.ts';

/** The address of a comparison. An empty one has an address, too, because the page's own opens this device's. */
export function comparisonHref(ids: readonly string[]): string {
  return `${paths.compare}?${ids.length === 0 ? namesNone : formatComparison(ids)}`;
}
