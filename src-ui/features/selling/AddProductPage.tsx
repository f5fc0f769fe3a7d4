import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'wouter';
import type { AddProductForm } from '#domain/catalogue/AddProduct.ts';
import { addProductRules } from '#domain/catalogue/productRules.ts';
import { useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { addProductTexts } from '../../copy/addProduct.ts';
import { appTexts } from '../../copy/app.ts';
import { DomainForm } from '../../design/form/DomainForm.tsx';
import { DraftNotice } from '../../design/form/DraftNotice.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { AddProductFields } from './AddProductFields.tsx';
import { AddProductFoot } from './AddProductFoot.tsx';
import { FormSection } from './FormSection.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useDraftPicture } from './useDraftPicture.ts';

/** A new product: its picture first, then its facts, then who sells it. */
export const AddProductPage = observer(function AddProductPage() {
  const texts = useTexts(addProductTexts);
  const { shopName } = useTexts(appTexts);
  const [, navigate] = useLocation();
  const addProduct = useViewModel((viewModels) => viewModels.addProduct());
  const draft = useViewModel((viewModels) => viewModels.draft('add-product'));
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
    if (isPosted && isHere.current) navigate('/dashboard/sellersproducts');
  };
  // A form calls back while it is being sent, or not at all: the wish holds for this one sending.
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
        // The foot of the form says it, where it is in sight.
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
