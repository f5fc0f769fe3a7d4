import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { Notice } from '../../kit/Notice.tsx';
import { paymentTexts } from '../../texts/payment.ts';
import type { PaymentReporting } from './PaymentReporting.ts';

/** A successful payment that the marketplace does not know yet. */
export const ReportingNotice = observer(function ReportingNotice({
  reporting,
}: {
  readonly reporting: PaymentReporting;
}) {
  const texts = useTexts(paymentTexts);
  if (!reporting.isWaiting) return null;
  const again = (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-busy={reporting.isPending || undefined}
      onClick={() => void reporting.run(true)}
    >
      {reporting.isPending ? texts.telling : texts.tellAgain}
    </button>
  );
  return (
    <Notice tone="info" title={texts.untoldTitle} actions={again}>
      {texts.untold}
    </Notice>
  );
});
