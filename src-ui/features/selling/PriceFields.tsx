import { observer } from 'mobx-react-lite';
import { useFormState } from 'react-final-form';
import type { AddProductForm } from '#domain/catalogue/AddProduct.ts';
import { parsePrice, savingPercent } from '#domain/shared/Money.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { addProductTexts } from '../../copy/addProduct.ts';
import { designTexts } from '../../copy/design.ts';
import { TextField } from '../../design/form/TextField.tsx';
import { LikePrices } from '../product/LikePrices.tsx';

/** What it cost and what is asked for it, with the saving that buyers will see. */
export const PriceFields = observer(function PriceFields() {
  const texts = useTexts(addProductTexts);
  const { currencySuffix } = useTexts(designTexts);
  const format = useFormat();
  const { values } = useFormState<Partial<AddProductForm>>({ subscription: { values: true } });
  const saving = savingPercent(parsePrice(values.price ?? '') ?? 0, parsePrice(values.originalPrice ?? '') ?? 0);
  const hasBoth = parsePrice(values.price ?? '') !== undefined && saving > 0;
  return (
    <div className="field-grid">
      <TextField
        name="originalPrice"
        label={texts.originalPrice}
        inputMode="decimal"
        autoComplete="off"
        affixEnd={currencySuffix}
      />
      <TextField
        name="price"
        label={texts.resalePrice}
        inputMode="decimal"
        autoComplete="off"
        affixEnd={currencySuffix}
        help={hasBoth ? texts.below(format.count(saving)) : undefined}
      />
      <LikePrices productName={values.productName ?? ''} categoryName={values.categoryName ?? ''} condition={values.condition ?? ''} />
    </div>
  );
});
