import type { Result } from '../shared/Result.ts';
import type { PaymentFailure, PaymentForm, PaymentReport } from './PaymentProvider.ts';
import type { PaymentRecords } from './PaymentRecords.ts';
import { recordPayment } from './recordPayment.ts';

/** Pays with what was typed into the provider's form. */
export class ConfirmPayment {
  readonly #records: PaymentRecords;

  constructor(records: PaymentRecords) {
    this.#records = records;
  }

  /** `returnUrl`: the absolute URL of the booking's payment page. */
  async execute(bookingId: string, form: PaymentForm, returnUrl: string): Promise<Result<PaymentReport, PaymentFailure>> {
    const confirmed = await form.confirm(returnUrl);
    if (confirmed.ok) recordPayment(this.#records, bookingId, confirmed.value);
    return confirmed;
  }
}
