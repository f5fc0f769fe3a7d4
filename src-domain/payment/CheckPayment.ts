import type { Result } from '../shared/Result.ts';
import type { PaymentFailure, PaymentProvider, PaymentReport } from './PaymentProvider.ts';
import type { PaymentRecords } from './PaymentRecords.ts';
import { recordPayment } from './recordPayment.ts';

/** What became of a payment, in the provider's own word: after coming back from the bank, or while it is processing. */
export class CheckPayment {
  readonly #provider: PaymentProvider;
  readonly #records: PaymentRecords;

  constructor(provider: PaymentProvider, records: PaymentRecords) {
    this.#provider = provider;
    this.#records = records;
  }

  async execute(bookingId: string, clientSecret: string): Promise<Result<PaymentReport, PaymentFailure>> {
    const report = await this.#provider.retrieve(clientSecret);
    if (report.ok) recordPayment(this.#records, bookingId, report.value);
    return report;
  }
}
