import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { FacetCounts } from '#domain/catalogue/finding/facetCounts.ts';
import type { Range } from '#domain/catalogue/finding/FindingQuery.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { browseTexts } from '../../copy/browse.ts';
import { PriceHistogram } from './PriceHistogram.tsx';

type PriceFacetProps = {
  readonly price: FacetCounts['price'];
  readonly onChoose: (range: Range) => void;
};

/** Two ends in either order, since people type the one they think of first. */
export const PriceFacet = observer(function PriceFacet({ price, onChoose }: PriceFacetProps) {
  const texts = useTexts(browseTexts);
  const { least, most } = price.chosen;
  const choose = (least: number | null, most: number | null): void => {
    if (least === price.chosen.least && most === price.chosen.most) return;
    onChoose(least !== null && most !== null && least > most ? { least: most, most: least } : { least, most });
  };
  return (
    <fieldset className="facet">
      <legend>{texts.price}</legend>
      <PriceHistogram price={price} />
      <div className="range-inputs">
        <PriceField label={texts.lowestPrice} amount={least} hint={price.extent.least} onChoose={(amount) => choose(amount, most)} />
        <span aria-hidden="true">{texts.to}</span>
        <PriceField label={texts.highestPrice} amount={most} hint={price.extent.most} onChoose={(amount) => choose(least, amount)} />
      </div>
    </fieldset>
  );
});

type PriceFieldProps = {
  readonly label: string;
  readonly amount: number | null;
  readonly hint: number | null;
  readonly onChoose: (amount: number | null) => void;
};

/** Takes effect when one leaves it or presses Enter: a price half typed is another price. */
const PriceField = observer(function PriceField({ label, amount, hint, onChoose }: PriceFieldProps) {
  const format = useFormat();
  const written = amount === null ? '' : format.amount(amount);
  const [draft, setDraft] = useState<string | null>(null);
  const take = (): void => {
    setDraft(null);
    if (draft === null) return;
    const chosen = amountIn(draft);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <input
      className="form-control form-control--sm num"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={hint === null ? '' : format.amount(hint)}
      value={draft ?? written}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
});

/** Null for an empty field; undefined for what is no price. */
function amountIn(text: string): number | null | undefined {
  const plain = text.replace(/[\s,]/g, '').replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  if (plain === '') return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
