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
import { PaymentWord } from './PaymentWord.tsx';
import { StrangeLink } from './StrangeLink.tsx';

type PaymentProblemProps = {
  readonly payment: PaymentViewModel;
  readonly failure: StartPaymentFailure;
};

/** Why there is nothing to pay here, and the way on. */
export const PaymentProblem = observer(function PaymentProblem({ payment, failure }: PaymentProblemProps) {
  const texts = useTexts(paymentTexts);
  const toBookings = <Link className="btn btn-primary" href="/dashboard">{texts.seeBookings}</Link>;
  const gone = <EmptyState drawing="bookings" title={texts.goneTitle} text={texts.gone} action={toBookings} />;
  const record = payment.paidHere;
  const receipt = record !== null && (
    <Notice tone="ok" title={texts.paidHereTitle}>
      <PaymentReceipt record={record} />
    </Notice>
  );
  if (failure.code === 'access/denied') {
    return <EmptyState drawing="bookings" title={texts.notYoursTitle} text={texts.notYours} action={toBookings} />;
  }
  if (failure.code === 'payment/not-begun-here') {
    return <StrangeLink report={failure.report} onGoOn={() => void payment.startAfresh()} />;
  }
  if (failure.code === 'payment/booking-gone') {
    return (
      <div className="stack">
        <PaymentWord report={failure.report} />
        {gone}
      </div>
    );
  }
  return (
    <div className="stack">
      {receipt}
      {failure.code === 'api/not-found' ? gone : (
        <ErrorState title={texts.notLoaded} failure={failure} onRetry={() => void payment.begin()} />
      )}
    </div>
  );
});
