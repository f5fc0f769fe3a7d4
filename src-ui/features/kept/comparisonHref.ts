import { formatComparison } from '#domain/catalogue/finding/comparisonUrl.ts';

/** A comparison's own address; without products, the page that tells how to make one. */
export function comparisonHref(ids: readonly string[]): string {
  return ids.length === 0 ? '/compare' : `/compare?${formatComparison(ids)}`;
}
