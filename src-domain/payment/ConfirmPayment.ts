import { type Result, ok } from '../shared/Result.ts';
import type { PaymentFailure, PaymentForm, PaymentReport } from './PaymentProvider.ts';
import type { PaymentRecords } from './PaymentRecords.ts';
import { recordPayment, reportOf } from './recordPayment.ts';

/** Pays with what was typed into the provider's form. */
export class ConfirmPayment {
  readonly #records: PaymentRecords;

  constructor(records: PaymentRecords) {
    this.#records = records;
  }

  /** `returnUrl`: the absolute URL of the booking's payment page. */
  async execute(bookingId: string, form: PaymentForm, returnUrl: string): Promise<Result<PaymentReport, PaymentFailure>> {
    // Another tab may have paid since the form was drawn.
    const paid = this.#records.paid(bookingId);
    if (paid !== null) return ok(reportOf(paid));
    const confirmed = await form.confirm(returnUrl);
    if (confirmed.ok) recordPayment(this.#records, bookingId, confirmed.value);
    return confirmed;
  }
}
