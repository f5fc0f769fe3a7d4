import { observer } from 'mobx-react-lite';
import { useFormState } from 'react-final-form';
import type { AddProductForm } from '#domain/selling/AddProduct.ts';
import { parsePrice, savingPercent } from '#domain/shared/Money.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { addProductTexts } from '../../texts/addProduct.ts';
import { partsTexts } from '../../texts/parts.ts';
import { TextField } from '../../kit/form/TextField.tsx';
import { tidyPrice } from './tidyPrice.ts';
import { SimilarPrices } from './SimilarPrices.tsx';

/** The original price and the asking price, with the discount that buyers will see. */
export const PriceFields = observer(function PriceFields() {
  const texts = useTexts(addProductTexts);
  const { currencySuffix } = useTexts(partsTexts);
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
        tidy={tidyPrice}
      />
      <TextField
        name="price"
        label={texts.resalePrice}
        inputMode="decimal"
        autoComplete="off"
        affixEnd={currencySuffix}
        tidy={tidyPrice}
        help={hasBoth ? texts.below(format.count(saving)) : undefined}
      />
      <SimilarPrices
        productName={values.productName ?? ''}
        categoryName={values.categoryName ?? ''}
        condition={values.condition ?? ''}
      />
    </div>
  );
});
