import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { FacetCounts } from '#domain/catalogue/finding/facetCounts.ts';
import { type Range, isOpen, openRange } from '#domain/catalogue/finding/FindingQuery.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { browseTexts } from '../../copy/browse.ts';
import { FacetCheck } from './FacetCheck.tsx';
import { wordMonths } from './wordFilter.ts';

type MonthsFacetProps = {
  readonly months: FacetCounts['months'];
  readonly onChoose: (range: Range) => void;
};

export const MonthsFacet = observer(function MonthsFacet({ months: { chosen, bands, unsaid }, onChoose }: MonthsFacetProps) {
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const group = useId();
  return (
    <fieldset className="facet">
      <legend>{texts.used}</legend>
      <FacetCheck radioGroup={group} label={texts.anyUse} checked={isOpen(chosen)} onChange={() => onChoose(openRange)} />
      {bands.map(({ range, count }) => (
        <FacetCheck
          key={`${range.least}-${range.most}`}
          radioGroup={group}
          label={wordMonths(texts, range)}
          count={format.count(count)}
          checked={chosen.least === range.least && chosen.most === range.most}
          onChange={() => onChoose(range)}
        />
      ))}
      {unsaid > 0 && <p className="form-text">{texts.unsaid(unsaid, format.count(unsaid))}</p>}
    </fieldset>
  );
});
