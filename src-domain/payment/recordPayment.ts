import type { PaymentReport } from './PaymentProvider.ts';
import type { PaidRecord, PaymentRecords } from './PaymentRecords.ts';

/** Stores on this device that a payment succeeded or is processing. Other statuses are not stored. */
export function recordPayment(records: PaymentRecords, bookingId: string, report: PaymentReport): void {
  const isProcessing = report.status === 'processing';
  if (records.isProcessing(bookingId) !== isProcessing) records.setProcessing(bookingId, isProcessing);
  if (report.status !== 'succeeded') return;
  const { reference, charge, isReal } = report;
  records.markPaid(bookingId, { reference, charge, isReal });
}

/** The provider's report of a recorded payment. */
export function reportOf(record: PaidRecord): PaymentReport {
  return { ...record, status: 'succeeded', description: '' };
}
