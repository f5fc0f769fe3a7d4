import { useCallback, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { FacetCounts } from '#domain/catalogue/finding/facetCounts.ts';
import type { ToggleFacet } from '#domain/catalogue/finding/FindingQuery.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { browseTexts } from '../../copy/browse.ts';
import { FacetCheck } from './FacetCheck.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';

type SellerFacetProps = {
  readonly finding: FindingViewModel;
  readonly facets: FacetCounts;
  /** Not where everything is. */
  readonly hasAdvertised: boolean;
  readonly onToggle: (facet: ToggleFacet) => void;
};

/** Who is verified is asked seller by seller, once these words come into view; until all have answered there is no count. */
export const SellerFacet = observer(function SellerFacet({ finding, facets, hasAdvertised, onToggle }: SellerFacetProps) {
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const self = useRef<HTMLFieldSetElement>(null);
  const { known, all } = finding.sellersKnown;
  const toggle = useCallback((facet: string) => onToggle(facet === 'verified' ? 'verified' : 'advertised'), [onToggle]);
  const isWhole = finding.isAskingSellers && known === all;

  useEffect(() => {
    if (self.current === null) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      finding.askSellers();
    });
    watcher.observe(self.current);
    return () => watcher.disconnect();
  }, [finding]);

  return (
    <fieldset className="facet" ref={self}>
      <legend>{texts.seller}</legend>
      <FacetCheck
        value="verified"
        label={texts.verifiedOnly}
        count={isWhole ? format.count(facets.verified.count) : undefined}
        checked={facets.verified.chosen}
        onChoose={toggle}
      />
      {facets.verified.chosen && !isWhole && (
        <p className="form-text">{texts.checkingSellers(format.count(known), format.count(all))}</p>
      )}
      {hasAdvertised && (
        <FacetCheck
          value="advertised"
          label={texts.advertisedOnly}
          count={format.count(facets.advertised.count)}
          checked={facets.advertised.chosen}
          onChoose={toggle}
        />
      )}
    </fieldset>
  );
});
