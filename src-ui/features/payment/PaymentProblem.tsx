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
  const nothing = (title: string, text: string) => (
    <EmptyState drawing="bookings" title={title} text={text} action={toBookings} />
  );
  const gone = nothing(texts.goneTitle, texts.gone);
  const record = payment.paidHere;
  const receipt = record !== null && (
    <Notice tone="ok" title={texts.paidHereTitle}>
      <PaymentReceipt record={record} />
    </Notice>
  );
  if (failure.code === 'access/denied') {
    return nothing(texts.notYoursTitle, texts.notYours);
  }
  if (failure.code === 'payment/not-due') {
    if (failure.state === undefined) return nothing(texts.unknownDueTitle, texts.unknownDue);
    return failure.state === 'requested'
      ? nothing(texts.notYetDueTitle, texts.notYetDue)
      : nothing(texts.noLongerDueTitle, texts.noLongerDue);
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
      nothing(texts.goneTitle, texts.goneUncharged)
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
  const isUnread = failure.code === 'payment/booking-unread';
  return (
    <div className="stack">
      {isUnread ? (
        <div role="alert">
          <PaymentStatusText report={failure.report} />
        </div>
      ) : (
        receipt
      )}
      <ReportingNotice reporting={payment.reporting} />
      {/* Nothing is prepared for a booking that is paid or being paid. */}
      <ErrorState
        title={isUnread || record !== null ? texts.bookingUnread : texts.notLoaded}
        failure={isUnread ? failure.failure : failure}
        onRetry={() => void payment.begin()}
      />
    </div>
  );
});
