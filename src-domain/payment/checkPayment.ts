import type { Result } from '../shared/Result.ts';
import type { PaymentFailure, PaymentProvider, PaymentReport } from './PaymentProvider.ts';
import type { PaymentRecords } from './PaymentRecords.ts';
import { recordPayment } from './recordPayment.ts';

type Dependencies = {
  readonly paymentProvider: PaymentProvider;
  readonly paymentRecords: PaymentRecords;
};

/** Asks the provider for a payment's status, after the bank's confirmation or while it is processing. */
export const checkPayment =
  ({ paymentProvider, paymentRecords }: Dependencies) =>
  async (bookingId: string, clientSecret: string): Promise<Result<PaymentReport, PaymentFailure>> => {
    const records = paymentRecords.ofPayer();
    const report = await paymentProvider.retrieve(clientSecret);
    if (report.ok) recordPayment(records, bookingId, report.value);
    return report;
  };

export type CheckPayment = ReturnType<typeof checkPayment>;
