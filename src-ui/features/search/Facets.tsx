import { useMemo, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import FormText from 'react-bootstrap/FormText';
import type { CountedFacets } from '#domain/search/CatalogueSearch.ts';
import type { Facet } from '#domain/search/FindingQuery.ts';
import { placeKey } from '#domain/search/places.ts';
import { useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { partsTexts } from '../../texts/parts.ts';
import { ConditionsInfo } from './ConditionsInfo.tsx';
import { CountsFailed } from './CountsFailed.tsx';
import { facetChoices } from './facetChoices.ts';
import { FacetsSkeleton } from './FacetsSkeleton.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';
import { MonthsFacet } from './MonthsFacet.tsx';
import { PriceFacet } from './PriceFacet.tsx';
import { SellerFacet } from './SellerFacet.tsx';
import type { FindingAddress } from './useFindingAddress.ts';
import { useLate } from './useLate.ts';
import { usePaintedFirst } from './usePaintedFirst.ts';
import { ValueFacet } from './ValueFacet.tsx';

type FacetsProps = {
  readonly finding: FindingViewModel;
  readonly address: FindingAddress;
  /** Values that all products of the page share. */
  readonly omit?: Facet | undefined;
};

/** This many choices fill a phone's sheet. */
const choicesOfSheet = 10;

/** All filters of a list, with the number of results for each value. */
export const Facets = observer(function Facets({ finding, address, omit }: FacetsProps) {
  const self = useRef<HTMLDivElement>(null);
  // The results are painted before the counts beside them.
  const facets = usePaintedFirst(finding.facets);
  const state = usePaintedFirst(finding.countState);
  const isUncounted = usePaintedFirst(finding.results.facets?.isUncounted === true);
  const isCounting = state === 'counting';
  const isLate = useLate(isCounting);
  return (
    <div
      ref={self}
      className={isLate ? 'facets-counted is-late' : 'facets-counted'}
      tabIndex={-1}
      aria-busy={isCounting || undefined}
    >
      {state === 'failed' && <CountsFailed finding={finding} next={self} />}
      {facets !== null && (
        <FacetsCounted
          finding={finding}
          address={address}
          omit={omit}
          facets={facets}
          hasCounts={state !== 'failed' && !isUncounted && finding.checking === null}
        />
      )}
      {facets === null && state !== 'failed' && <FacetsAwaited finding={finding} />}
    </div>
  );
});

const FacetsAwaited = observer(function FacetsAwaited({ finding }: Pick<FacetsProps, 'finding'>) {
  const { preparing } = useTexts(browseTexts);
  return finding.can.countsApart ? <FacetsSkeleton /> : <FormText as="p">{preparing}</FormText>;
});

const FacetsCounted = observer(function FacetsCounted({
  finding,
  address,
  omit,
  facets,
  hasCounts,
}: FacetsProps & { readonly facets: CountedFacets; readonly hasCounts: boolean }) {
  const texts = useTexts(browseTexts);
  const { conditionNames, statusNames } = useTexts(partsTexts);
  const choose = useMemo(() => facetChoices(finding, address), [finding, address]);
  const first = [facets.statuses?.values, omit === 'categories' ? [] : facets.categories, facets.conditions];
  // Filters that fill a phone's sheet are painted first, because it opens sooner without the others.
  const isWhole = usePaintedFirst(true, false) || first.flatMap((values) => values ?? []).length < choicesOfSheet;
  return (
    <>
      {facets.statuses !== undefined && facets.statuses.values.length > 0 && (
        <ValueFacet
          title={texts.availability}
          values={facets.statuses.values}
          unsaid={facets.statuses.unsaid}
          nameOf={nameIn(statusNames)}
          hasCounts={hasCounts}
          {...choose.statuses}
        />
      )}
      {omit !== 'categories' && facets.categories && (
        <ValueFacet title={texts.category} values={facets.categories} hasCounts={hasCounts} {...choose.categories} />
      )}
      {facets.conditions && (
        <ValueFacet
          title={texts.condition}
          info={conditionsInfo}
          values={facets.conditions}
          nameOf={nameIn(conditionNames)}
          hasCounts={hasCounts}
          {...choose.conditions}
        />
      )}
      {isWhole && (
        <>
          {facets.price && <PriceFacet price={facets.price} hasCounts={hasCounts} {...choose.price} />}
          {facets.places && (
            <ValueFacet
              title={texts.place}
              values={facets.places}
              nameOf={texts.placeName}
              keyOf={placeKey}
              hasCounts={hasCounts}
              {...choose.places}
            />
          )}
          {facets.months && <MonthsFacet months={facets.months} hasCounts={hasCounts} {...choose.months} />}
          <SellerFacet
            finding={finding}
            facets={facets}
            hasAdvertised={omit !== 'advertised'}
            hasCounts={hasCounts}
            choose={choose}
          />
        </>
      )}
    </>
  );
});

function nameIn(names: Readonly<Record<string, string>>): (value: string) => string {
  return (value) => names[value] ?? value;
}

const conditionsInfo = <ConditionsInfo />;
