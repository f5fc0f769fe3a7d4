import { useEffect, useEffectEvent, useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import FormControl from 'react-bootstrap/FormControl';
import type { FacetCounts } from '#domain/search/facetCounts.ts';
import type { FindingQuery, Range } from '#domain/search/FindingQuery.ts';
import { parsePrice } from '#domain/shared/Money.ts';
import { readPrice } from '#domain/shared/readPrice.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { ruleTexts } from '../../texts/rules.ts';
import { fromExtraLarge } from '../../kit/breakpoints.ts';
import { FieldNotes } from '../../kit/form/FieldNotes.tsx';
import { PriceHistogram } from './PriceHistogram.tsx';
import { useComputed } from './useComputed.ts';

type PriceFacetProps = {
  readonly price: FacetCounts['price'];
  /** False while nobody knows the counts of the query. */
  readonly hasCounts: boolean;
  /** The range of the query, which is known before its counts are. */
  readonly chosen: () => Range;
  /** The query while it has no filter of any kind; each *Clear all* makes another one. */
  readonly cleared: () => FindingQuery | null;
  /** Called with the end that was chosen. */
  readonly onChoose: (end: Partial<Range>) => void;
};

export const PriceFacet = observer(function PriceFacet(props: PriceFacetProps) {
  const { price, hasCounts, chosen, onChoose } = props;
  const texts = useTexts(browseTexts);
  const { min, max } = useComputed(chosen);
  const cleared = useComputed(props.cleared);
  return (
    <fieldset className="facet">
      <legend>{texts.price}</legend>
      {hasCounts && <PriceHistogram price={price} />}
      <div className="range-inputs">
        <PriceField
          label={texts.lowestPrice}
          amount={min}
          hint={hasCounts ? price.extent.min : null}
          cleared={cleared}
          onChoose={(amount) => onChoose({ min: amount })}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          label={texts.highestPrice}
          amount={max}
          hint={hasCounts ? price.extent.max : null}
          cleared={cleared}
          onChoose={(amount) => onChoose({ max: amount })}
        />
      </div>
    </fieldset>
  );
});

type PriceFieldProps = {
  readonly label: string;
  readonly amount: number | null;
  readonly hint: number | null;
  readonly cleared: FindingQuery | null;
  readonly onChoose: (amount: number | null) => void;
};

/**
 * Applied on Enter, on leaving the field and where another one takes its place, because a half-typed price is a different
 * price.
 */
const PriceField = observer(function PriceField(props: PriceFieldProps) {
  const { label, amount, hint, cleared, onChoose } = props;
  const rules = useTexts(ruleTexts);
  const format = useFormat();
  const id = useId();
  const written = amount === null ? '' : format.amount(amount);
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  // A text that is no price is no filter either, but whoever clears all filters means it, too.
  useEffect(() => {
    if (cleared === null) return;
    setDraft(null);
    setUnreadable(false);
  }, [cleared]);
  const take = (): void => {
    if (draft === null) return;
    const chosen = amountIn(draft);
    // A text that is no price stays, so that it can be corrected.
    if (chosen === undefined) return setUnreadable(true);
    setDraft(null);
    if (chosen !== amount) onChoose(chosen);
  };
  useBeforeWidthChanges(take);
  return (
    <>
      <FormControl
        className="form-control--sm num"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        placeholder={hint === null ? '' : format.amount(hint)}
        value={draft ?? written}
        isInvalid={isUnreadable}
        aria-invalid={isUnreadable || undefined}
        aria-describedby={isUnreadable ? `${id}error` : undefined}
        onChange={(event) => {
          setDraft(event.target.value);
          setUnreadable(false);
        }}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
      <FieldNotes id={id} error={isUnreadable ? rules['product/price-invalid'] : undefined} />
    </>
  );
});

/** Calls before the filters go from the sheet to the sidebar or back. A window is resized before its media queries change. */
function useBeforeWidthChanges(call: () => void): void {
  const onChange = useEffectEvent(call);
  useEffect(() => {
    const isWide = (): boolean => window.matchMedia(fromExtraLarge).matches;
    const wasWide = isWide();
    const resized = (): void => {
      if (isWide() !== wasWide) onChange();
    };
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, []);
}

/** Null for an empty field; undefined for an invalid price. */
function amountIn(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '');
  if (plain === '') return null;
  const amount = parsePrice(plain) ?? readPrice(text);
  return amount !== undefined && amount < 1_000_000_000 ? amount : undefined;
}
