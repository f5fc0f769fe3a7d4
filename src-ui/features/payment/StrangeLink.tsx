import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { PaymentReport } from '#domain/payment/PaymentProvider.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { paymentTexts } from '../../copy/payment.ts';
import { Notice } from '../../design/Notice.tsx';

type StrangeLinkProps = {
  /** What the provider says of the payment that the link names; null where it knows of none. */
  readonly report: PaymentReport | null;
  readonly onGoOn: () => void;
};

/** The address tells of a payment that is not known to be this booking's: it proves nothing, and nobody pays twice by it. */
export const StrangeLink = observer(function StrangeLink({ report, onGoOn }: StrangeLinkProps) {
  const texts = useTexts(paymentTexts);
  const { money } = useFormat();
  const mayHavePaid = report !== null && report.status !== 'requires_payment_method' && report.status !== 'canceled';
  return (
    <Notice
      tone="offer"
      icon="alert-circle"
      title={texts.strangeTitle}
      actions={
        <>
          <Link className="btn btn-primary btn-sm" href="/dashboard">{texts.seeBookings}</Link>
          <button type="button" className="btn btn-quiet btn-sm" onClick={onGoOn}>{texts.payHere}</button>
        </>
      }
    >
      {mayHavePaid ? texts.strangePayment(money(report.charge), report.reference) : texts.strangeNothing}
    </Notice>
  );
});
