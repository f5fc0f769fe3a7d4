import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'wouter';
import type { AddProductForm } from '#domain/selling/AddProduct.ts';
import { addProductRules } from '#domain/catalogue/productRules.ts';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { addProductTexts } from '../../texts/addProduct.ts';
import { appTexts } from '../../texts/app.ts';
import { DomainForm } from '../../parts/form/DomainForm.tsx';
import { DraftNotice } from '../../parts/form/DraftNotice.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { AddProductFields } from './AddProductFields.tsx';
import { AddProductFoot } from './AddProductFoot.tsx';
import { FormSection } from './FormSection.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useDraftPicture } from './useDraftPicture.ts';
import { draftsFeature } from '../../parts/form/draftsFeature.ts';
import { sellingFeature } from './sellingFeature.ts';
import { paths } from '../../context/paths.ts';
import './AddProductPage.scss';

/** A new product: first its picture, then its facts, then the seller. */
export const AddProductPage = observer(function AddProductPage() {
  const texts = useTexts(addProductTexts);
  const { shopName } = useTexts(appTexts);
  const [, navigate] = useLocation();
  const addProduct = useViewModel(sellingFeature, (make) => make.addProduct());
  const draft = useViewModel(draftsFeature, (make) => make.draft('add-product'));
  useDraftPicture(addProduct, draft);
  const withoutPicture = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const submit = async (form: AddProductForm): Promise<void> => {
    const isPosted = await addProduct.submit(form, { withoutPicture: withoutPicture.current });
    if (isPosted) draft.clear();
    if (isPosted && isHere.current) navigate(paths.sellersProducts);
  };
  // The form calls back while it is being sent, or not at all, so the choice applies only to this attempt.
  const submitWithoutPicture = (form: HTMLFormElement): void => {
    withoutPicture.current = true;
    form.requestSubmit();
    withoutPicture.current = false;
  };

  return (
    <>
      <title>{`${texts.title} · ${shopName}`}</title>
      <PageHead title={texts.title} lead={texts.lead} />
      <DomainForm
        className="form-sections"
        rules={addProductRules}
        initialValues={addProduct.initialForm}
        draft={draft}
        onSubmit={submit}
        failure={addProduct.action.failure}
        // The form's foot, which is always visible, shows it instead.
        wordFailure={() => null}
      >
        <DraftNotice draft={draft} onAfresh={() => addProduct.removePicture()} />
        <FormSection title={texts.photo} text={texts.photoText}>
          <PhotoField addProduct={addProduct} />
        </FormSection>
        <AddProductFields addProduct={addProduct} />
        <AddProductFoot addProduct={addProduct} onWithoutPicture={submitWithoutPicture} />
      </DomainForm>
    </>
  );
});
