import { observer } from 'mobx-react-lite';
import { conditions } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { addProductTexts } from '../../texts/addProduct.ts';
import { partsTexts } from '../../texts/parts.ts';
import { RadioCards } from '../../kit/form/RadioCards.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import type { AddProductViewModel } from './AddProductViewModel.ts';
import { CategoryField } from './CategoryField.tsx';
import { FormSection } from './FormSection.tsx';
import { ListingAdvice } from './ListingAdvice.tsx';
import { PriceFields } from './PriceFields.tsx';

type AddProductFieldsProps = { readonly addProduct: AddProductViewModel };

export const AddProductFields = observer(function AddProductFields({ addProduct }: AddProductFieldsProps) {
  const texts = useTexts(addProductTexts);
  const { conditionNames, conditionDefinitions } = useTexts(partsTexts);
  return (
    <>
      <FormSection title={texts.product} text={texts.productText}>
        <TextField name="productName" label={texts.productName} />
        <CategoryField addProduct={addProduct} />
        <RadioCards
          name="condition"
          legend={texts.condition}
          choices={conditions.map((condition) => ({
            value: condition,
            label: conditionNames[condition],
            text: conditionDefinitions[condition],
          }))}
        />
        <TextField name="description" label={texts.description} help={texts.descriptionHelp} multiline />
        <ListingAdvice addProduct={addProduct} />
        <div className="field-grid">
          <TextField name="useDuration" label={texts.useDuration} help={texts.useDurationHelp} />
          <TextField name="postTime" label={texts.postTime} type="date" />
        </div>
      </FormSection>
      <FormSection title={texts.price} text={texts.priceText}>
        <PriceFields />
      </FormSection>
      <FormSection title={texts.you} text={texts.youText}>
        <div className="field-grid">
          <TextField name="sellerName" label={texts.sellerName} autoComplete="name" />
          <TextField name="email" label={texts.email} type="email" autoComplete="email" help={texts.emailHelp} />
          <TextField name="phone" label={texts.phone} type="tel" inputMode="tel" autoComplete="tel" />
          <TextField name="location" label={texts.location} autoComplete="address-level2" />
        </div>
      </FormSection>
    </>
  );
});
