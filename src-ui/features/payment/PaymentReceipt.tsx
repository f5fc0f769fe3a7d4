import { observer } from 'mobx-react-lite';
import type { PaidRecord } from '#domain/payment/PaymentRecords.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { paymentTexts } from '../../texts/payment.ts';

/** The details that a person needs to ask about a payment later. */
export const PaymentReceipt = observer(function PaymentReceipt({ record }: { readonly record: PaidRecord }) {
  const texts = useTexts(paymentTexts);
  const format = useFormat();
  return (
    <>
      {texts.charged}: <b>{format.money(record.charge)}</b>
      {texts.reference} <code>{record.reference}</code>
    </>
  );
});
