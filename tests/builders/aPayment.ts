import type { PaymentReport } from '#domain/payment/PaymentProvider.ts';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { taka } from '#domain/shared/Money.ts';

export function aPaymentReport(given: Partial<PaymentReport> = {}): PaymentReport {
  return {
    status: 'requires_payment_method',
    reference: 'pi_1',
    charge: taka(32_000),
    description: '',
    isReal: true,
    ...given,
  };
}

/** Payment records that survive from one visit to the next. */
export function paymentRecords(
  begun: { readonly [bookingId: string]: string } = {},
  wasPaid: { readonly [bookingId: string]: PaidRecord } = {},
): PaymentRecords {
  const secrets = new Map(Object.entries(begun));
  const processing = new Set<string>();
  const paid = new Map(Object.entries(wasPaid));
  const reported = new Set<string>();
  const records: PaymentRecords = {
    ofPayer: () => records,
    begun: (bookingId) => secrets.get(bookingId) ?? null,
    begin: (bookingId, secret) => void secrets.set(bookingId, secret),
    isProcessing: (bookingId) => processing.has(bookingId),
    setProcessing: (bookingId, is) => void (is ? processing.add(bookingId) : processing.delete(bookingId)),
    paid: (bookingId) => paid.get(bookingId) ?? null,
    markPaid: (bookingId, record) => void paid.set(bookingId, record),
    unreported: () =>
      [...paid].flatMap(([bookingId, { reference }]) => (reported.has(bookingId) ? [] : [{ bookingId, reference }])),
    markReported: (bookingId) => void reported.add(bookingId),
    onChangeElsewhere: () => () => undefined,
  };
  return records;
}
