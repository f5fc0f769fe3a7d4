import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { paymentTexts } from '../../copy/payment.ts';
import { Icon } from '../../design/Icon.tsx';
import { Spinner } from '../../design/Spinner.tsx';
import type { PaymentViewModel } from './PaymentViewModel.ts';

type CheckButtonProps = {
  readonly payment: PaymentViewModel;
  readonly label: string;
};

/** Asks the provider what became of the payment. */
export const CheckButton = observer(function CheckButton({ payment, label }: CheckButtonProps) {
  const texts = useTexts(paymentTexts);
  const { isPending } = payment.checking;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-busy={isPending || undefined}
      onClick={() => void payment.check()}
    >
      {isPending ? <Spinner /> : <Icon name="refresh" />}
      {isPending ? texts.checking : label}
    </button>
  );
});
