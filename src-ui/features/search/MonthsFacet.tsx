import { useCallback, useId } from 'react';
import { observer } from 'mobx-react-lite';
import FormText from 'react-bootstrap/FormText';
import type { FacetCounts } from '#domain/search/facetCounts.ts';
import { type Range, isOpen } from '#domain/search/FindingQuery.ts';
import { openRange } from '#domain/search/emptyQuery.ts';
import { monthBands } from '#domain/search/monthBands.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { FacetCheck } from './FacetCheck.tsx';
import { useShownAtOnce } from './useShownAtOnce.ts';
import { wordMonths } from '../../parts/search/wordFilter.ts';

type MonthsFacetProps = {
  readonly months: FacetCounts['months'];
  /** False while nobody knows the counts of the query. */
  readonly hasCounts: boolean;
  readonly onChoose: (range: Range) => void;
};

export const MonthsFacet = observer(function MonthsFacet({ months, hasCounts, onChoose }: MonthsFacetProps) {
  const { bands, unsaid } = months;
  const [chosen, showChosen] = useShownAtOnce(months.chosen);
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const group = useId();
  const choose = useCallback(
    (band: string) => {
      const range = monthBands[Number(band)] ?? openRange;
      showChosen(range);
      onChoose(range);
    },
    [showChosen, onChoose],
  );
  return (
    <fieldset className="facet">
      <legend>{texts.used}</legend>
      <FacetCheck radioGroup={group} value="any" label={texts.anyUse} checked={isOpen(chosen)} onChoose={choose} />
      {bands.map(({ range, count }, band) => (
        <FacetCheck
          key={`${range.min}-${range.max}`}
          radioGroup={group}
          value={`${band}`}
          label={wordMonths(texts, range)}
          count={hasCounts ? format.count(count) : undefined}
          checked={chosen.min === range.min && chosen.max === range.max}
          onChoose={choose}
        />
      ))}
      {hasCounts && unsaid > 0 && <FormText as="p">{texts.unsaid(unsaid, format.count(unsaid))}</FormText>}
    </fieldset>
  );
});
