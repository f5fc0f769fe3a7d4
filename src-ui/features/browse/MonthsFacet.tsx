import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { FacetCounts } from '#domain/catalogue/finding/facetCounts.ts';
import { type Range, isOpen, openRange } from '#domain/catalogue/finding/FindingQuery.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { browseTexts } from '../../copy/browse.ts';
import { FacetCheck } from './FacetCheck.tsx';
import { useShownAtOnce } from './useShownAtOnce.ts';
import { wordMonths } from './wordFilter.ts';

type MonthsFacetProps = {
  readonly months: FacetCounts['months'];
  readonly onChoose: (range: Range) => void;
};

export const MonthsFacet = observer(function MonthsFacet({ months, onChoose }: MonthsFacetProps) {
  const { bands, unsaid } = months;
  const [chosen, showChosen] = useShownAtOnce(months.chosen);
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const group = useId();
  const choose = (range: Range): void => {
    showChosen(range);
    onChoose(range);
  };
  return (
    <fieldset className="facet">
      <legend>{texts.used}</legend>
      <FacetCheck radioGroup={group} label={texts.anyUse} checked={isOpen(chosen)} onChange={() => choose(openRange)} />
      {bands.map(({ range, count }) => (
        <FacetCheck
          key={`${range.least}-${range.most}`}
          radioGroup={group}
          label={wordMonths(texts, range)}
          count={format.count(count)}
          checked={chosen.least === range.least && chosen.most === range.most}
          onChange={() => choose(range)}
        />
      ))}
      {unsaid > 0 && <p className="form-text">{texts.unsaid(unsaid, format.count(unsaid))}</p>}
    </fieldset>
  );
});
