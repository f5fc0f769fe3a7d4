import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import { useTexts } from '../../context/AppContext.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { Notice, type NoticeTone } from '../../kit/Notice.tsx';
import { PaymentReceipt } from './PaymentReceipt.tsx';

const tones: { readonly [S in PaymentStatus]: NoticeTone } = {
  succeeded: 'ok',
  processing: 'pending',
  requires_payment_method: 'danger',
  canceled: 'plain',
  other: 'plain',
};

/** The provider's status of a payment and its meaning. */
export const PaymentStatusText = observer(function PaymentStatusText({
  report,
  actions,
}: {
  readonly report: PaymentReport;
  readonly actions?: ReactNode;
}) {
  const texts = useTexts(paymentTexts);
  const { status } = report;
  return (
    <Notice
      tone={tones[status]}
      icon={status === 'requires_payment_method' ? 'credit-card-off' : undefined}
      title={texts.statuses[status]}
      actions={actions}
    >
      {status === 'succeeded' ? <PaymentReceipt record={report} /> : texts.meanings[status]}
    </Notice>
  );
});
