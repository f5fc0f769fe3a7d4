import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import type { PaymentViewModel } from './PaymentViewModel.ts';

type CheckButtonProps = {
  readonly payment: PaymentViewModel;
  readonly label: string;
};

/** Asks the provider for the payment's status. */
export const CheckButton = observer(function CheckButton({ payment, label }: CheckButtonProps) {
  const texts = useTexts(paymentTexts);
  const { isPending } = payment.outcome.checking;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-busy={isPending || undefined}
      onClick={() => void payment.check()}
    >
      {isPending ? <Spinner /> : <Icon name="refresh" />}
      <span>{isPending ? texts.checking : label}</span>
    </button>
  );
});
