import { useCallback, useId } from 'react';
import { observer } from 'mobx-react-lite';
import FormText from 'react-bootstrap/FormText';
import type { FacetCounts } from '#domain/search/facetCounts.ts';
import type { Range } from '#domain/search/FindingQuery.ts';
import { openRange } from '#domain/search/emptyQuery.ts';
import { monthBands } from '#domain/search/monthBands.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { FacetCheck } from './FacetCheck.tsx';
import { wordMonths } from '../../parts/search/wordFilter.ts';

type MonthsFacetProps = {
  readonly months: FacetCounts['months'];
  /** False while nobody knows the counts of the query. */
  readonly hasCounts: boolean;
  /** The range of the query, which is known before its counts are. */
  readonly chosen: () => Range;
  readonly onChoose: (range: Range) => void;
};

export const MonthsFacet = observer(function MonthsFacet({ months, hasCounts, chosen, onChoose }: MonthsFacetProps) {
  const { bands, unsaid } = months;
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const group = useId();
  const isChosen = useCallback(
    (band: string) => {
      const [{ min, max }, range] = [chosen(), rangeOf(band)];
      return min === range.min && max === range.max;
    },
    [chosen],
  );
  const choose = useCallback((band: string) => onChoose(rangeOf(band)), [onChoose]);
  return (
    <fieldset className="facet">
      <legend>{texts.used}</legend>
      <FacetCheck radioGroup={group} value="any" label={texts.anyUse} isChosen={isChosen} onChoose={choose} />
      {bands.map(({ range, count }, band) => (
        <FacetCheck
          key={`${range.min}-${range.max}`}
          radioGroup={group}
          value={`${band}`}
          label={wordMonths(texts, range)}
          count={hasCounts ? format.count(count) : undefined}
          isChosen={isChosen}
          onChoose={choose}
        />
      ))}
      {hasCounts && unsaid > 0 && <FormText as="p">{texts.unsaid(unsaid, format.count(unsaid))}</FormText>}
    </fieldset>
  );
});

const rangeOf = (band: string): Range => monthBands[Number(band)] ?? openRange;
