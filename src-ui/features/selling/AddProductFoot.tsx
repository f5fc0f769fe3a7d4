import { observer } from 'mobx-react-lite';
import type { AddProductFailure } from '#domain/selling/AddProduct.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { addProductTexts } from '../../texts/addProduct.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { FormError } from '../../kit/FormError.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { NeedsNetwork } from '../../parts/form/NeedsNetwork.tsx';
import type { AddProductViewModel } from './AddProductViewModel.ts';
import { RootClass } from '../../kit/RootClass.tsx';

type AddProductFootProps = {
  readonly addProduct: AddProductViewModel;
  /** Sends the form without its picture, at the seller's request. */
  readonly onWithoutPicture: (form: HTMLFormElement) => void;
};

/** Always visible: why nothing was posted, and what to do. */
export const AddProductFoot = observer(function AddProductFoot({ addProduct, onWithoutPicture }: AddProductFootProps) {
  const texts = useTexts(addProductTexts);
  const words = useTexts(failureTexts);
  const { session } = useApp();
  const { failure, isPending } = addProduct.action;
  const hasImageFailure = failure?.code.startsWith('image/') === true;
  // A seller who reached this form is refused only for using someone else's e-mail.
  const say = (why: AddProductFailure): string =>
    why.code === 'access/denied' ? texts.notYourEmail(session.actor?.account.email ?? '') : failureText(why, words);
  return (
    <div className="form-foot">
      <RootClass className="has-form-foot" />
      <FormError text={failure === null ? null : say(failure)} />
      <div className="btn-row">
        {hasImageFailure && (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={({ currentTarget: { form } }) => {
              if (form === null) return;
              // This button goes while the form is sent.
              form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
              onWithoutPicture(form);
            }}
          >
            {texts.postWithout}
          </button>
        )}
        <NeedsNetwork title={texts.offlineTitle} text={texts.offlineText}>
          <SubmitButton
            label={hasImageFailure ? texts.tryAgain : texts.submit}
            pendingLabel={texts.posting}
            isPending={isPending}
          />
        </NeedsNetwork>
      </div>
    </div>
  );
});
