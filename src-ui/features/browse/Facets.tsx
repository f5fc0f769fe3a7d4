import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import type { FacetCounts } from '#domain/catalogue/finding/facetCounts.ts';
import type { Facet, Range, ToggleFacet, ValueFacet as FacetOfValues } from '#domain/catalogue/finding/FindingQuery.ts';
import { toggleValue } from '#domain/catalogue/finding/setFilters.ts';
import { useTexts } from '../../app/AppContext.ts';
import { browseTexts } from '../../copy/browse.ts';
import { designTexts } from '../../copy/design.ts';
import { ConditionsInfo } from './ConditionsInfo.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';
import { MonthsFacet } from './MonthsFacet.tsx';
import { PriceFacet } from './PriceFacet.tsx';
import { SellerFacet } from './SellerFacet.tsx';
import type { FindingAddress } from './useFindingAddress.ts';
import { usePaintedFirst } from './usePaintedFirst.ts';
import { ValueFacet } from './ValueFacet.tsx';

type FacetsProps = {
  readonly finding: FindingViewModel;
  readonly address: FindingAddress;
  /** What all products of the page share. */
  readonly omit?: Facet | undefined;
};

/** Everything by which a list can be narrowed, with how many there are of each. */
export const Facets = observer(function Facets({ finding, address, omit }: FacetsProps) {
  const { preparing } = useTexts(browseTexts);
  // What was found is painted before the counts beside it are.
  const facets = usePaintedFirst(finding.result?.facets);
  if (facets === undefined) return <p className="form-text">{preparing}</p>;
  return <FacetsCounted finding={finding} address={address} omit={omit} facets={facets} />;
});

const FacetsCounted = observer(function FacetsCounted({ finding, address, omit, facets }: FacetsProps & { readonly facets: FacetCounts }) {
  const texts = useTexts(browseTexts);
  const { conditionNames } = useTexts(designTexts);
  const choose = useMemo(() => choices(finding, address), [finding, address]);
  return (
    <>
      {omit !== 'categories' && (
        <ValueFacet title={texts.category} kind={texts.anyCategories} values={facets.categories} onToggle={choose.categories} />
      )}
      <ValueFacet
        title={texts.condition}
        kind={texts.condition}
        info={conditionsInfo}
        values={facets.conditions}
        names={conditionNames}
        onToggle={choose.conditions}
      />
      <PriceFacet price={facets.price} onChoose={choose.price} />
      <ValueFacet title={texts.place} kind={texts.anyPlaces} values={facets.places} onToggle={choose.places} />
      <MonthsFacet months={facets.months} onChoose={choose.months} />
      <SellerFacet
        finding={finding}
        facets={facets}
        hasAdvertised={omit !== 'advertised'}
        onToggle={choose.toggle}
      />
    </>
  );
});

const conditionsInfo = <ConditionsInfo />;

/** The same functions for as long as the list is the same, so that what did not change need not be drawn again. */
function choices(finding: FindingViewModel, address: FindingAddress) {
  const ofValues = (facet: FacetOfValues) => (value: string) => address.show(toggleValue(finding.query, facet, value));
  return {
    categories: ofValues('categories'),
    conditions: ofValues('conditions'),
    places: ofValues('places'),
    price: (price: Range) => address.show({ ...finding.query, price }),
    months: (months: Range) => address.show({ ...finding.query, months }),
    toggle: (facet: ToggleFacet) => address.show({ ...finding.query, [facet]: !finding.query[facet] }),
  };
}
