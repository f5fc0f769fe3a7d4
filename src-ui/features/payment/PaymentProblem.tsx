import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { StartPaymentFailure } from '#domain/payment/StartPayment.ts';
import { useTexts } from '../../app/AppContext.ts';
import { paymentTexts } from '../../copy/payment.ts';
import { EmptyState } from '../../design/EmptyState.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { Notice } from '../../design/Notice.tsx';
import { PaymentReceipt } from './PaymentReceipt.tsx';
import type { PaymentViewModel } from './PaymentViewModel.ts';

type PaymentProblemProps = {
  readonly payment: PaymentViewModel;
  readonly failure: StartPaymentFailure;
};

/** Why there is nothing to pay here, and the way on. */
export const PaymentProblem = observer(function PaymentProblem({ payment, failure }: PaymentProblemProps) {
  const texts = useTexts(paymentTexts);
  const toBookings = <Link className="btn btn-primary" href="/dashboard">{texts.seeBookings}</Link>;
  if (failure.code === 'access/denied') {
    return <EmptyState drawing="bookings" title={texts.notYoursTitle} text={texts.notYours} action={toBookings} />;
  }
  const record = payment.paidHere;
  return (
    <div className="stack">
      {record !== null && (
        <Notice tone="ok" title={texts.paidHereTitle}>
          <PaymentReceipt record={record} />
        </Notice>
      )}
      {failure.code === 'api/not-found' ? (
        <EmptyState drawing="bookings" title={texts.goneTitle} text={texts.gone} action={toBookings} />
      ) : (
        <ErrorState title={texts.notLoaded} failure={failure} onRetry={() => void payment.begin()} />
      )}
    </div>
  );
});
