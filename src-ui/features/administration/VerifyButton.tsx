import { observer } from 'mobx-react-lite';
import { canVerifySeller } from '#domain/administration/administrationPolicy.ts';
import { personName } from '#domain/administration/personName.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { usePassedFocus } from '../../kit/usePassedFocus.ts';
import type { SellerVerification } from './SellerVerification.ts';

type VerifyButtonProps = {
  readonly seller: Seller;
  readonly verification: SellerVerification;
};

/** Disabled for verified sellers; the badge beside the name explains why. */
export const VerifyButton = observer(function VerifyButton({ seller, verification }: VerifyButtonProps) {
  const { session } = useApp();
  const texts = useTexts(administrationTexts);
  const failures = useTexts(failureTexts);
  const button = usePassedFocus(seller.verified);
  const isPending = verification.isPending(seller);
  // The change may have arrived although its answer was lost.
  const problem = seller.verified ? null : verification.failure(seller);
  const words = isPending ? texts.verifying : texts.verify;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-soft btn-sm"
        aria-label={`${words}${texts.ofPerson(personName(seller))}`}
        disabled={!canVerifySeller(session.actor ?? null, seller)}
        aria-busy={isPending || undefined}
        onClick={() => void verification.verify(seller)}
      >
        {isPending && <Spinner />}
        <span>{words}</span>
      </button>
      <div role="alert">
        {problem !== null && (
          <p className="field-error">
            <Icon name="alert-circle" />
            <span>{failureText(problem, failures)}</span>
          </p>
        )}
      </div>
    </>
  );
});
