import type { PaymentReport } from './PaymentProvider.ts';
import type { PaidRecord, PaymentRecords } from './PaymentRecords.ts';

/** Keeps on this device what the provider says went through, and what it is still at; anything else leaves no trace. */
export function recordPayment(records: PaymentRecords, bookingId: string, report: PaymentReport): void {
  const isProcessing = report.status === 'processing';
  if (records.isProcessing(bookingId) !== isProcessing) records.setProcessing(bookingId, isProcessing);
  if (report.status !== 'succeeded') return;
  const { reference, charge, isReal } = report;
  records.markPaid(bookingId, { reference, charge, isReal });
}

/** What the provider said of it then. */
export function reportOf(record: PaidRecord): PaymentReport {
  return { ...record, status: 'succeeded', description: '' };
}
