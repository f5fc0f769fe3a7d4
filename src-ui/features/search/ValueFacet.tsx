import { type ReactNode, useState } from 'react';
import FormText from 'react-bootstrap/FormText';
import { observer } from 'mobx-react-lite';
import { facetKey } from '#domain/search/facetKey.ts';
import { type FacetValue, markChosen } from '#domain/search/facetValues.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { usePassageLangs } from '../../context/usePassageLang.ts';
import { browseTexts } from '../../texts/browse.ts';
import { FacetCheck } from './FacetCheck.tsx';

/** This many are shown before the person asks for more. */
const usual = 6;

type ValueFacetProps = {
  readonly title: string;
  readonly info?: ReactNode;
  readonly values: readonly FacetValue[];
  /** The number of products that state none of the values. */
  readonly unsaid?: number | undefined;
  /** Formats a value that is not readable by itself. */
  readonly nameOf?: ((value: string) => string) | undefined;
  /** Equal for names of the same value. */
  readonly keyOf?: ((value: string) => string) | undefined;
  /** False while nobody knows the counts of the query. */
  readonly hasCounts: boolean;
  readonly isChosen: (value: string) => boolean;
  readonly onChoose: (value: string) => void;
};

export const ValueFacet = observer(function ValueFacet({
  title,
  info,
  values,
  unsaid = 0,
  nameOf,
  keyOf = facetKey,
  hasCounts,
  isChosen,
  onChoose,
}: ValueFacetProps) {
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const langOf = usePassageLangs();
  const [isWhole, setWhole] = useState(false);
  const rows = markChosen(values, useChosenOnce(values), keyOf);
  const shown =
    isWhole || rows.length <= usual + 1 ? rows : rows.filter(({ chosen }, place) => place < usual || chosen);
  const hidden = rows.length - shown.length;
  return (
    <fieldset className="facet">
      <legend>
        {title}
        {info}
      </legend>
      {shown.map(({ value, count }) => (
        <FacetCheck
          key={value}
          value={value}
          label={nameOf?.(value) ?? value}
          lang={langOf(nameOf?.(value) ?? value)}
          count={hasCounts ? format.count(count) : undefined}
          isChosen={isChosen}
          onChoose={onChoose}
        />
      ))}
      {hasCounts && unsaid > 0 && <FormText as="p">{texts.unsaid(unsaid, format.count(unsaid))}</FormText>}
      {(hidden > 0 || isWhole) && (
        <button
          type="button"
          className="facet__more link"
          aria-label={isWhole ? undefined : texts.moreOf(title, texts.more(format.count(hidden)))}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.fewer : texts.more(format.count(hidden))}
        </button>
      )}
    </fieldset>
  );
});

/** The values that were chosen since this is shown, the present choice last. They keep their rows, and so the focus. */
function useChosenOnce(values: readonly FacetValue[]): readonly string[] {
  const [once, setOnce] = useState<readonly string[]>([]);
  const chosen = values.flatMap(({ value, chosen: isNow }) => (isNow ? [value] : []));
  if (chosen.some((value) => !once.includes(value))) setOnce([...once, ...chosen]);
  return [...once, ...chosen];
}
