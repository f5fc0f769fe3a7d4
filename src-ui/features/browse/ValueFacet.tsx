import { type ReactNode, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { FacetValue } from '#domain/catalogue/finding/facetCounts.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { browseTexts } from '../../copy/browse.ts';
import { FacetCheck } from './FacetCheck.tsx';

/** So many are shown before one asks for the others. */
const usual = 6;

type ValueFacetProps = {
  readonly title: string;
  /** What the values are, in the plural. */
  readonly kind: string;
  readonly info?: ReactNode;
  readonly values: readonly FacetValue[];
  /** How a value is called, if it does not speak for itself. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  readonly onToggle: (value: string) => void;
};

export const ValueFacet = observer(function ValueFacet({ title, kind, info, values, names, onToggle }: ValueFacetProps) {
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || values.length <= usual + 1 ? values : values.filter(({ chosen }, place) => place < usual || chosen);
  const hidden = values.length - shown.length;
  return (
    <fieldset className="facet">
      <legend>{title}{info}</legend>
      {shown.map(({ value, count, chosen }) => (
        <FacetCheck
          key={value}
          value={value}
          label={names?.[value] ?? value}
          count={format.count(count)}
          checked={chosen}
          onChoose={onToggle}
        />
      ))}
      {(hidden > 0 || isWhole) && (
        <button
          type="button"
          className="facet__more link"
          aria-label={isWhole ? undefined : texts.more(format.count(hidden), kind)}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.fewer : texts.moreShort(format.count(hidden))}
        </button>
      )}
    </fieldset>
  );
});
