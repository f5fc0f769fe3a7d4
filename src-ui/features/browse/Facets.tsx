import { useDeferredValue } from 'react';
import { observer } from 'mobx-react-lite';
import type { FacetCounts } from '#domain/catalogue/finding/facetCounts.ts';
import type { Facet } from '#domain/catalogue/finding/FindingQuery.ts';
import type { Condition } from '#domain/catalogue/Product.ts';
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
  const facets = useDeferredValue(finding.result?.facets);
  if (facets === undefined) return <p className="form-text">{preparing}</p>;
  return <FacetsCounted finding={finding} address={address} omit={omit} facets={facets} />;
});

const FacetsCounted = observer(function FacetsCounted({ finding, address, omit, facets }: FacetsProps & { readonly facets: FacetCounts }) {
  const texts = useTexts(browseTexts);
  const { conditionNames } = useTexts(designTexts);
  const toggle = (facet: 'categories' | 'conditions' | 'places') => (value: string) =>
    address.show(toggleValue(finding.query, facet, value));
  return (
    <>
      {omit !== 'categories' && (
        <ValueFacet title={texts.category} kind={texts.anyCategories} values={facets.categories} onToggle={toggle('categories')} />
      )}
      <ValueFacet
        title={texts.condition}
        kind={texts.condition}
        info={<ConditionsInfo />}
        values={facets.conditions}
        wordValue={(value) => conditionNames[value as Condition]}
        onToggle={toggle('conditions')}
      />
      <PriceFacet price={facets.price} onChoose={(price) => address.show({ ...finding.query, price })} />
      <ValueFacet title={texts.place} kind={texts.anyPlaces} values={facets.places} onToggle={toggle('places')} />
      <MonthsFacet months={facets.months} onChoose={(months) => address.show({ ...finding.query, months })} />
      <SellerFacet
        finding={finding}
        facets={facets}
        hasAdvertised={omit !== 'advertised'}
        onToggle={(facet) => address.show({ ...finding.query, [facet]: !finding.query[facet] })}
      />
    </>
  );
});
