import { useCallback, useId } from 'react';
import { observer } from 'mobx-react-lite';
import { type FacetCounts, monthBands } from '#domain/catalogue/finding/facetCounts.ts';
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
  const choose = useCallback((band: string) => {
    const range = monthBands[Number(band)] ?? openRange;
    showChosen(range);
    onChoose(range);
  }, [showChosen, onChoose]);
  return (
    <fieldset className="facet">
      <legend>{texts.used}</legend>
      <FacetCheck radioGroup={group} value="any" label={texts.anyUse} checked={isOpen(chosen)} onChoose={choose} />
      {bands.map(({ range, count }, band) => (
        <FacetCheck
          key={`${range.least}-${range.most}`}
          radioGroup={group}
          value={`${band}`}
          label={wordMonths(texts, range)}
          count={format.count(count)}
          checked={chosen.least === range.least && chosen.most === range.most}
          onChoose={choose}
        />
      ))}
      {unsaid > 0 && <p className="form-text">{texts.unsaid(unsaid, format.count(unsaid))}</p>}
    </fieldset>
  );
});
