import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import FormText from 'react-bootstrap/FormText';
import type { CountedFacets } from '#domain/search/CatalogueSearch.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { FacetCheck } from './FacetCheck.tsx';
import type { FacetChoices } from './facetChoices.ts';
import type { FindingViewModel } from './FindingViewModel.ts';

type SellerFacetProps = {
  readonly finding: FindingViewModel;
  readonly facets: CountedFacets;
  /** False on pages where every product is advertised. */
  readonly hasAdvertised: boolean;
  /** False while nobody knows the counts of the query. */
  readonly hasCounts: boolean;
  readonly choose: Pick<FacetChoices, 'verified' | 'advertised'>;
};

/**
 * Looks up which sellers are verified once it comes into view, unless the marketplace's search knows. Shows no count
 * until all have answered.
 */
export const SellerFacet = observer(function SellerFacet({
  finding,
  facets,
  hasAdvertised,
  hasCounts,
  choose,
}: SellerFacetProps) {
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const self = useRef<HTMLFieldSetElement>(null);
  const { known, failed, all } = finding.sellers.counts;
  const isWhole = finding.found?.sellers === null || (finding.sellers.isAsking && known === all);
  const { verified, advertised } = facets;

  useEffect(() => {
    if (self.current === null) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      finding.sellers.ask();
    });
    watcher.observe(self.current);
    return () => watcher.disconnect();
  }, [finding]);

  return (
    <fieldset className="facet" ref={self}>
      <legend>{texts.seller}</legend>
      {verified && (
        <FacetCheck
          value="verified"
          label={texts.verifiedOnly}
          count={hasCounts && isWhole ? format.count(verified.count) : undefined}
          {...choose.verified}
        />
      )}
      {verified?.chosen === true && !isWhole && (
        <FormText as="p">{texts.checkingSellers(format.count(known), format.count(all))}</FormText>
      )}
      {verified?.chosen === true && failed > 0 && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => finding.sellers.ask()}>
          {texts.checkSellersAgain(format.count(failed))}
        </button>
      )}
      {hasAdvertised && advertised && (
        <FacetCheck
          value="advertised"
          label={texts.advertisedOnly}
          count={hasCounts ? format.count(advertised.count) : undefined}
          {...choose.advertised}
        />
      )}
    </fieldset>
  );
});
