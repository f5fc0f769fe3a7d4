import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { PaymentReport } from '#domain/payment/PaymentProvider.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { Notice } from '../../kit/Notice.tsx';
import { mayHaveCharged } from './payable.ts';
import { paths } from '../../context/paths.ts';

type UnknownPaymentLinkProps = {
  /** The provider's status of the linked payment; null if it knows none. */
  readonly report: PaymentReport | null;
  readonly onGoOn: () => void;
};

/**
 * The address names a payment that is not known to be this booking's. It proves nothing and cannot make anyone pay
 * twice.
 */
export const UnknownPaymentLink = observer(function UnknownPaymentLink({ report, onGoOn }: UnknownPaymentLinkProps) {
  const texts = useTexts(paymentTexts);
  const { money } = useFormat();
  return (
    <Notice
      tone="offer"
      icon="alert-circle"
      title={texts.strangeTitle}
      actions={
        <>
          <Link className="btn btn-primary btn-sm" href={paths.dashboard}>
            {texts.seeBookings}
          </Link>
          <button type="button" className="btn btn-quiet btn-sm" onClick={onGoOn}>
            {texts.payHere}
          </button>
        </>
      }
    >
      {report !== null && mayHaveCharged(report)
        ? texts.strangePayment(money(report.charge), report.reference)
        : texts.strangeNothing}
    </Notice>
  );
});
