import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { StartPaymentFailure } from '#domain/payment/StartedPayment.ts';
import { useTexts } from '../../context/AppContext.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { PaymentReceipt } from './PaymentReceipt.tsx';
import type { PaymentViewModel } from './PaymentViewModel.ts';
import { PaymentStatusText } from './PaymentStatusText.tsx';
import { mayHaveCharged } from './payable.ts';
import { ReportingNotice } from './ReportingNotice.tsx';
import { UnknownPaymentLink } from './UnknownPaymentLink.tsx';
import { paths } from '../../context/paths.ts';

type PaymentProblemProps = {
  readonly payment: PaymentViewModel;
  readonly failure: StartPaymentFailure;
};

/** Says why the person cannot pay here, and what they can do. */
export const PaymentProblem = observer(function PaymentProblem({ payment, failure }: PaymentProblemProps) {
  const texts = useTexts(paymentTexts);
  const toBookings = (
    <Link className="btn btn-primary" href={paths.dashboard}>
      {texts.seeBookings}
    </Link>
  );
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
  if (failure.code === 'payment/not-due') {
    const [title, text] =
      failure.state === 'requested'
        ? [texts.notYetDueTitle, texts.notYetDue]
        : [texts.noLongerDueTitle, texts.noLongerDue];
    return <EmptyState drawing="bookings" title={title} text={text} action={toBookings} />;
  }
  if (failure.code === 'payment/not-begun-here') {
    return <UnknownPaymentLink report={failure.report} onGoOn={() => void payment.startAfresh()} />;
  }
  if (failure.code === 'payment/already-paid') {
    return (
      <div className="stack">
        <Notice tone="ok" title={texts.alreadyPaidTitle} actions={toBookings}>
          {texts.alreadyPaid}
        </Notice>
        {failure.report !== null && <PaymentStatusText report={failure.report} />}
        <ReportingNotice reporting={payment.reporting} />
      </div>
    );
  }
  if (failure.code === 'payment/booking-gone') {
    const { report } = failure;
    // An unpaid status speaks of a booking that is still there.
    return mayHaveCharged(report) ? (
      <div className="stack">
        <PaymentStatusText report={report} />
        {gone}
      </div>
    ) : (
      <EmptyState drawing="bookings" title={texts.goneTitle} text={texts.goneUncharged} action={toBookings} />
    );
  }
  const begin = (): void => void payment.begin();
  if (failure.code === 'payment/booking-unread') {
    return (
      <div className="stack">
        <div role="alert">
          <PaymentStatusText report={failure.report} />
        </div>
        <ReportingNotice reporting={payment.reporting} />
        <ErrorState title={texts.bookingUnread} failure={failure.failure} onRetry={begin} />
      </div>
    );
  }
  if (failure.code === 'api/not-found') {
    return (
      <div className="stack">
        {receipt}
        {gone}
      </div>
    );
  }
  return (
    <div className="stack">
      {receipt}
      <ReportingNotice reporting={payment.reporting} />
      {/* Nothing is prepared for a booking that is paid. */}
      <ErrorState title={record === null ? texts.notLoaded : texts.bookingUnread} failure={failure} onRetry={begin} />
    </div>
  );
});
