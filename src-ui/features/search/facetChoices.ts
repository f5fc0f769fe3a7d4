import { type Range, type ToggleFacet, type ValueFacet, inOrder } from '#domain/search/FindingQuery.ts';
import { isChosen, toggleValue } from '#domain/search/setFilters.ts';
import type { FindingViewModel } from './FindingViewModel.ts';
import type { FindingAddress } from './useFindingAddress.ts';

/** The same functions for the same list, so that unchanged filters are not drawn again. */
export function facetChoices(finding: FindingViewModel, address: FindingAddress) {
  const ofValues = (facet: ValueFacet) => ({
    isChosen: (value: string) => isChosen(finding.query, facet, value),
    onToggle: (value: string) => address.show(toggleValue(finding.query, facet, value)),
  });
  return {
    statuses: ofValues('statuses'),
    categories: ofValues('categories'),
    conditions: ofValues('conditions'),
    places: ofValues('places'),
    price: {
      chosen: () => finding.query.price,
      onChoose: (end: Partial<Range>) =>
        address.show({ ...finding.query, price: inOrder({ ...finding.query.price, ...end }) }),
    },
    months: {
      chosen: () => finding.query.months,
      onChoose: (months: Range) => address.show({ ...finding.query, months }),
    },
    toggle: (facet: ToggleFacet) => address.show({ ...finding.query, [facet]: !finding.query[facet] }),
  };
}
