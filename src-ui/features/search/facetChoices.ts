import { type Range, type ToggleFacet, type ValueFacet } from '#domain/search/FindingQuery.ts';
import { isChosen, setFilters, toggleValue } from '#domain/search/setFilters.ts';
import type { FindingViewModel } from './FindingViewModel.ts';
import type { FindingAddress } from './useFindingAddress.ts';

/** The end that was typed last counts. If it passes the other end, that one is opened. */
function withEnd(range: Range, end: Partial<Range>): Range {
  const { min, max } = { ...range, ...end };
  return min !== null && max !== null && min > max ? { min: null, max: null, ...end } : { min, max };
}

export type FacetChoices = ReturnType<typeof facetChoices>;

/**
 * What each filter's query says, and how to change it. The functions stay the same for the same list, so that unchanged
 * filters are not drawn again.
 */
export function facetChoices(finding: FindingViewModel, address: FindingAddress) {
  const ofValues = (facet: ValueFacet) => ({
    isChosen: (value: string) => isChosen(finding.query, facet, value),
    onChoose: (value: string) => address.show(toggleValue(finding.query, facet, value)),
  });
  const ofToggle = (facet: ToggleFacet) => ({
    isChosen: () => finding.query[facet],
    onChoose: () => address.show({ ...finding.query, [facet]: !finding.query[facet] }),
  });
  return {
    statuses: ofValues('statuses'),
    categories: ofValues('categories'),
    conditions: ofValues('conditions'),
    places: ofValues('places'),
    verified: ofToggle('verified'),
    advertised: ofToggle('advertised'),
    price: {
      chosen: () => finding.query.price,
      cleared: () => (setFilters(finding.query).length === 0 ? finding.query : null),
      onChoose: (end: Partial<Range>) => address.show({ ...finding.query, price: withEnd(finding.query.price, end) }),
    },
    months: {
      chosen: () => finding.query.months,
      onChoose: (months: Range) => address.show({ ...finding.query, months }),
    },
  };
}
