import { observer } from 'mobx-react-lite';
import type { Seller } from '#domain/administration/Seller.ts';
import { useTexts } from '../../app/AppContext.ts';
import { administrationTexts } from '../../copy/administration.ts';
import { failureText, failureTexts } from '../../copy/failures.ts';
import { Spinner } from '../../design/Spinner.tsx';
import { usePassedFocus } from '../../design/usePassedFocus.ts';
import type { SellersViewModel } from './SellersViewModel.ts';

type VerifyButtonProps = {
  readonly seller: Seller;
  readonly sellers: SellersViewModel;
};

/** Disabled for who is verified: the mark beside the name says why. */
export const VerifyButton = observer(function VerifyButton({ seller, sellers }: VerifyButtonProps) {
  const texts = useTexts(administrationTexts);
  const words = useTexts(failureTexts);
  const button = usePassedFocus(seller.verified);
  const isPending = sellers.isVerifying(seller);
  const failure = sellers.verifyingFailure(seller);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-soft btn-sm"
        disabled={seller.verified}
        aria-busy={isPending || undefined}
        onClick={() => void sellers.verify(seller)}
      >
        {isPending && <Spinner />}
        <span>
          {isPending ? texts.verifying : texts.verify}
          <span className="visually-hidden">{texts.ofPerson(seller.name)}</span>
        </span>
      </button>
      <div role="alert">
        {failure !== null && <p className="field-error">{failureText(failure, words)}</p>}
      </div>
    </>
  );
});
