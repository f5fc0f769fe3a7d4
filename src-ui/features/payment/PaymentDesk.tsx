import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { StartedPayment } from '#domain/payment/StartPayment.ts';
import { useTexts } from '../../app/AppContext.ts';
import { paymentTexts } from '../../copy/payment.ts';
import { Notice } from '../../design/Notice.tsx';
import { CardForm } from './CardForm.tsx';
import { PaymentNews } from './PaymentNews.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import type { PaymentViewModel } from './PaymentViewModel.ts';

type PaymentDeskProps = {
  readonly payment: PaymentViewModel;
  readonly started: StartedPayment;
};

/** The booking on one side; on the other what the provider says, and its card form while there is something to pay. */
export const PaymentDesk = observer(function PaymentDesk({ payment, started }: PaymentDeskProps) {
  const texts = useTexts(paymentTexts);
  const news = useRef<HTMLDivElement>(null);
  const { form } = payment;
  const pay = async (): Promise<void> => {
    await payment.pay(window.location.origin + window.location.pathname);
    news.current?.focus();
  };
  return (
    <div className="pay">
      <PaymentSummary
        booking={started.booking}
        charge={(payment.report ?? started.report).charge}
        isPaid={payment.report?.status === 'succeeded'}
      />
      <div className="form">
        {!started.report.isReal && <Notice tone="info" title={texts.noMoneyTitle}>{texts.noMoney}</Notice>}
        {started.link === 'another' && (
          <Notice tone="offer" icon="alert-circle" title={texts.strangeTitle}>{texts.strangeBesides}</Notice>
        )}
        <div ref={news} className="pay__news" tabIndex={-1} aria-live="polite" aria-label={texts.news} role="group">
          <PaymentNews payment={payment} />
        </div>
        {form !== null && <CardForm payment={payment} started={started} form={form} onPay={() => void pay()} />}
      </div>
    </div>
  );
});
