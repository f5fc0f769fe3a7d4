import { useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, useLocation, useSearch } from 'wouter';
import type { AddProductForm as Values } from '#domain/selling/AddProduct.ts';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { addProductTexts } from '../../texts/addProduct.ts';
import { listingDraftTexts } from '../../texts/listingDrafts.ts';
import { DomainForm } from '../../parts/form/DomainForm.tsx';
import { DraftNotice } from '../../parts/form/DraftNotice.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { AddProductFields } from './AddProductFields.tsx';
import { AddProductFoot } from './AddProductFoot.tsx';
import { draftHref } from './draftAddress.ts';
import { newId } from '../../state/newId.ts';
import { FormSection } from './FormSection.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useIsHere } from '../../kit/useIsHere.ts';
import { SharedPhoto } from './SharedPhoto.tsx';
import { shareOf } from './shareOf.ts';
import { useDraftPicture } from './useDraftPicture.ts';
import { draftsFeature } from '../../parts/form/draftsFeature.ts';
import { sellingFeature } from './sellingFeature.ts';
import { paths } from '../../context/paths.ts';
import './AddProductPage.scss';

type AddProductFormProps = {
  readonly draftId: string;
  /** Called when the person has discarded the draft, before the form of another one comes. */
  readonly onAfresh: () => void;
};

/** A new product: first its picture, then its facts, then the seller. Give it a key for each draft. */
export const AddProductForm = observer(function AddProductForm(props: AddProductFormProps) {
  const { draftId, onAfresh } = props;
  const texts = useTexts(addProductTexts);
  const draftTexts = useTexts(listingDraftTexts);
  const [, navigate] = useLocation();
  const addProduct = useViewModel(sellingFeature, (make) => make.addProduct(draftId));
  const draft = useViewModel(draftsFeature, (make) => make.draft('add-product', draftId));
  const search = useSearch();
  const [share] = useState(() => shareOf(search));
  const [another] = useState(() => draftHref(newId()));
  useDraftPicture(addProduct, draft);
  const withoutPicture = useRef(false);
  const isHere = useIsHere();

  const submit = async (form: Values): Promise<void> => {
    let wasSent: boolean | null = null;
    const begin = () => {
      wasSent = draft.wasSent;
      draft.markSent(true);
      return { mayBeThere: wasSent };
    };
    const isPosted = await addProduct.submit(form, { withoutPicture: withoutPicture.current, begin });
    if (isPosted) draft.sent();
    else if (wasSent !== null && !addProduct.mayBePosted) draft.markSent(wasSent);
    if (isPosted && isHere.current) navigate(paths.sellersProducts);
  };
  // The form calls back while it is being sent, or not at all, so the choice applies only to this attempt.
  const submitWithoutPicture = (form: HTMLFormElement): void => {
    withoutPicture.current = true;
    form.requestSubmit();
    withoutPicture.current = false;
  };

  return (
    <DomainForm
      className="form-sections"
      rules={addProduct.rules}
      initialValues={addProduct.initialForm}
      draft={draft}
      onSubmit={submit}
      failure={addProduct.action.failure}
      // The form's foot, which is always visible, shows it instead.
      wordFailure={() => null}
    >
      <DraftNotice
        draft={draft}
        onAfresh={() => {
          addProduct.removePicture();
          onAfresh();
          // Another tab may show the same draft, and go on with it.
          navigate(another, { replace: true });
        }}
        words={
          draft.copyOf === null ? undefined : { title: draftTexts.copyTitle(draft.copyOf), text: draftTexts.copyText }
        }
        action={
          <Link className="btn btn-quiet btn-sm" href={another}>
            <Icon name="plus" />
            {draftTexts.another}
          </Link>
        }
      />
      <FormSection title={texts.photo} text={texts.photoText}>
        {share !== null && (
          <SharedPhoto
            share={share}
            addProduct={addProduct}
            onDone={() => navigate(draftHref(draftId), { replace: true })}
          />
        )}
        <PhotoField addProduct={addProduct} />
      </FormSection>
      <AddProductFields addProduct={addProduct} />
      <AddProductFoot addProduct={addProduct} onWithoutPicture={submitWithoutPicture} />
    </DomainForm>
  );
});
