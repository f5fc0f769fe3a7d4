import type { PaymentReport } from './PaymentProvider.ts';
import type { PaymentRecords } from './PaymentRecords.ts';

/** Keeps on this device what the provider says went through; anything else leaves no trace. */
export function recordPayment(records: PaymentRecords, bookingId: string, report: PaymentReport): void {
  if (report.status !== 'succeeded') return;
  records.markPaid(bookingId, { reference: report.reference, charge: report.charge });
}
