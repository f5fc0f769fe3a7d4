import { observer } from 'mobx-react-lite';
import type { AddProductFailure } from '#domain/catalogue/AddProduct.ts';
import { useApp, useTexts } from '../../app/AppContext.ts';
import { addProductTexts } from '../../copy/addProduct.ts';
import { failureText, failureTexts } from '../../copy/failures.ts';
import { FormError } from '../../design/FormError.tsx';
import { SubmitButton } from '../../design/form/SubmitButton.tsx';
import type { AddProductViewModel } from './AddProductViewModel.ts';

type AddProductFootProps = {
  readonly addProduct: AddProductViewModel;
  /** Sends the form without its picture, which the seller has to ask for. */
  readonly onWithoutPicture: (form: HTMLFormElement) => void;
};

/** Always in sight: why nothing was posted, and the ways on. */
export const AddProductFoot = observer(function AddProductFoot({ addProduct, onWithoutPicture }: AddProductFootProps) {
  const texts = useTexts(addProductTexts);
  const words = useTexts(failureTexts);
  const { session } = useApp();
  const { failure, isPending } = addProduct.action;
  const hasImageFailure = failure?.code.startsWith('image/') === true;
  // Only somebody else's address is denied to a seller who came as far as this form.
  const say = (why: AddProductFailure): string =>
    why.code === 'access/denied' ? texts.notYourEmail(session.actor?.account.email ?? '') : failureText(why, words);
  return (
    <div className="form-foot">
      <FormError text={failure === null ? null : say(failure)} />
      <div className="btn-row">
        {hasImageFailure && (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={({ currentTarget }) => {
              if (currentTarget.form !== null) onWithoutPicture(currentTarget.form);
            }}
          >
            {texts.postWithout}
          </button>
        )}
        <SubmitButton
          label={hasImageFailure ? texts.tryAgain : texts.submit}
          pendingLabel={texts.posting}
          isPending={isPending}
        />
      </div>
    </div>
  );
});
