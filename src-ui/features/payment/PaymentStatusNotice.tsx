import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { ConfirmPaymentFailure } from '#domain/payment/confirmPayment.ts';
import type { PayerRefused } from '#domain/payment/isStillDue.ts';
import type { PaymentFailure, PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import { useTexts } from '../../context/AppContext.ts';
import { type PaymentTexts, paymentTexts } from '../../texts/payment.ts';
import { Notice } from '../../kit/Notice.tsx';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { CheckButton } from './CheckButton.tsx';
import type { PaymentViewModel } from './PaymentViewModel.ts';
import { PaymentStatusText } from './PaymentStatusText.tsx';
import { ReportingNotice } from './ReportingNotice.tsx';
import { paths } from '../../context/paths.ts';

type PaymentStatusNoticeProps = { readonly payment: PaymentViewModel };

/** A payment's outcome, as far as the provider knows it. */
export const PaymentStatusNotice = observer(function PaymentStatusNotice({ payment }: PaymentStatusNoticeProps) {
  const texts = useTexts(paymentTexts);
  const { report } = payment.outcome;
  return (
    <>
      {report !== null && <StatusNotice payment={payment} report={report} />}
      <ReportingNotice reporting={payment.reporting} />
      {payment.outcome.paying.failure !== null && <FailureNotice payment={payment} />}
      {payment.outcome.checking.failure !== null && (
        <Notice tone="danger" title={texts.unexpected}>
          {texts.checkFailed}
        </Notice>
      )}
    </>
  );
});

const StatusNotice = observer(function StatusNotice({
  payment,
  report,
}: PaymentStatusNoticeProps & { readonly report: PaymentReport }) {
  return <PaymentStatusText report={report} actions={<NextSteps payment={payment} status={report.status} />} />;
});

const NextSteps = observer(function NextSteps({
  payment,
  status,
}: PaymentStatusNoticeProps & { readonly status: PaymentStatus }) {
  const texts = useTexts(paymentTexts);
  switch (status) {
    case 'succeeded':
      return (
        <Link className="btn btn-quiet btn-sm" href={paths.dashboard}>
          {texts.seeBookings}
        </Link>
      );
    case 'processing':
      return <CheckButton payment={payment} label={texts.check} />;
    case 'other':
      return <CheckButton payment={payment} label={texts.checkPayment} />;
    case 'canceled':
      return (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => void payment.startAfresh()}>
          {texts.startAgain}
        </button>
      );
    case 'requires_payment_method':
      return null;
  }
});

const FailureNotice = observer(function FailureNotice({ payment }: PaymentStatusNoticeProps) {
  const texts = useTexts(paymentTexts);
  const failures = useTexts(failureTexts);
  const { failure } = payment.outcome.paying;
  // The page is about to say what has become of the booking.
  if (failure === null || failure.code === 'payment/booking-changed') return null;
  if (failure.code === 'payment/card') {
    return (
      <Notice tone="danger" icon="credit-card-off" title={failure.message || texts.unexpected}>
        {texts.cardRefusedMeaning}
      </Notice>
    );
  }
  if (isRefused(failure)) {
    return (
      <Notice
        tone="danger"
        title={texts.notSent}
        actions={<CheckButton payment={payment} label={texts.checkPayment} />}
      >
        {failureText(failure, failures)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      title={failure.code === 'payment/timeout' ? texts.unansweredTitle : texts.unexpected}
      actions={<CheckButton payment={payment} label={texts.checkPayment} />}
    >
      {meaningOf(failure.code, texts)}
    </Notice>
  );
});

function isRefused(failure: ConfirmPaymentFailure): failure is PayerRefused {
  return failure.code.startsWith('api/');
}

function meaningOf(code: Exclude<PaymentFailure['code'], 'payment/card'>, texts: PaymentTexts): string {
  switch (code) {
    case 'payment/timeout':
      return texts.unanswered;
    case 'payment/unreachable':
      return texts.unreachableMeaning;
    case 'payment/unknown':
    case 'payment/unexpected':
      return texts.unexpectedMeaning;
  }
}
