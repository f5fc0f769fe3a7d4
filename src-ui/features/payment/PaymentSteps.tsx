import { useEffect, useId, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { ConfirmCard } from '#domain/payment/PaymentProvider.ts';
import type { StartedPayment } from '#domain/payment/StartedPayment.ts';
import { useTexts } from '../../context/AppContext.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { CardForm } from './CardForm.tsx';
import { PaymentStatusNotice } from './PaymentStatusNotice.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import type { PaymentViewModel } from './PaymentViewModel.ts';

type PaymentStepsProps = {
  readonly payment: PaymentViewModel;
  readonly started: StartedPayment;
};

/** The booking beside the payment's status and, while something is unpaid, the card form. */
export const PaymentSteps = observer(function PaymentSteps({ payment, started }: PaymentStepsProps) {
  const texts = useTexts(paymentTexts);
  const news = useRef<HTMLDivElement>(null);
  const newsId = useId();
  const announce = useAnnounce();
  // The page opens with what has become of a payment that left for the bank, so its own live region is not heard.
  const hasReturned = started.link === 'this' && payment.outcome.report !== null;
  useEffect(() => {
    if (hasReturned) announce(news.current?.innerText ?? '');
  }, [announce, hasReturned]);
  const { payableSecret } = payment;
  const pay = async (confirmCard: ConfirmCard): Promise<void> => {
    await payment.pay(confirmCard, window.location.origin + window.location.pathname);
    news.current?.focus();
  };
  return (
    <div className="pay">
      <PaymentSummary
        booking={started.booking}
        charge={(payment.outcome.report ?? started.report).charge}
        isPaid={payment.outcome.report?.status === 'succeeded'}
      />
      <div className="form">
        {!started.report.isReal && (
          <Notice tone="info" title={texts.noMoneyTitle}>
            {texts.noMoney}
          </Notice>
        )}
        {started.link === 'another' && (
          <Notice tone="offer" icon="alert-circle" title={texts.strangeTitle}>
            {texts.strangeBesides}
          </Notice>
        )}
        <div
          ref={news}
          id={newsId}
          className="pay__news"
          tabIndex={-1}
          aria-live="polite"
          // Screen readers read its name alone when it gets the focus.
          aria-labelledby={newsId}
          role="group"
        >
          <PaymentStatusNotice payment={payment} />
        </div>
        {payableSecret !== null && (
          <CardForm
            key={payableSecret}
            payment={payment}
            started={started}
            clientSecret={payableSecret}
            onPay={(confirmCard) => void pay(confirmCard)}
          />
        )}
      </div>
    </div>
  );
});
