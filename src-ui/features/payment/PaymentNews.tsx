import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import { useTexts } from '../../app/AppContext.ts';
import { paymentTexts } from '../../copy/payment.ts';
import { Notice } from '../../design/Notice.tsx';
import { CheckButton } from './CheckButton.tsx';
import type { PaymentViewModel } from './PaymentViewModel.ts';
import { PaymentWord } from './PaymentWord.tsx';

type NewsProps = { readonly payment: PaymentViewModel };

/** What came of paying, as far as the provider said. */
export const PaymentNews = observer(function PaymentNews({ payment }: NewsProps) {
  const texts = useTexts(paymentTexts);
  const { report } = payment;
  return (
    <>
      {report !== null && <StatusNotice payment={payment} report={report} />}
      {payment.paying.failure !== null && <FailureNotice payment={payment} />}
      {payment.checking.failure !== null && <Notice tone="danger" title={texts.unexpected}>{texts.checkFailed}</Notice>}
    </>
  );
});

const StatusNotice = observer(function StatusNotice({ payment, report }: NewsProps & { readonly report: PaymentReport }) {
  return <PaymentWord report={report} actions={<WayOn payment={payment} status={report.status} />} />;
});

const WayOn = observer(function WayOn({ payment, status }: NewsProps & { readonly status: PaymentStatus }) {
  const texts = useTexts(paymentTexts);
  switch (status) {
    case 'succeeded':
      return <Link className="btn btn-quiet btn-sm" href="/dashboard">{texts.seeBookings}</Link>;
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

const FailureNotice = observer(function FailureNotice({ payment }: NewsProps) {
  const texts = useTexts(paymentTexts);
  const { failure } = payment.paying;
  if (failure === null) return null;
  if (failure.code === 'payment/card') {
    return (
      <Notice tone="danger" icon="credit-card-off" title={failure.message || texts.unexpected}>
        {texts.cardRefusedMeaning}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      title={texts.unexpected}
      actions={<CheckButton payment={payment} label={texts.checkPayment} />}
    >
      {failure.code === 'payment/unreachable' ? texts.unreachableMeaning : texts.unexpectedMeaning}
    </Notice>
  );
});
