import type { PaymentFailure, PaymentProvider, PaymentReport } from '#domain/payment/PaymentProvider.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import { type PaymentLedger, paymentDescription } from './PaymentLedger.ts';

/** A payment provider with its own ledger. */
export class FakePaymentProvider implements PaymentProvider {
  readonly #ledger: PaymentLedger;
  readonly #control: FakeControl;

  constructor(ledger: PaymentLedger, control: FakeControl) {
    this.#ledger = ledger;
    this.#control = control;
  }

  async retrieve(clientSecret: string): Promise<Result<PaymentReport, PaymentFailure>> {
    const passed = await this.#control.pass('payment.retrieve');
    if (!passed.ok) return passed;
    const intent = this.#ledger.find(clientSecret);
    if (intent === undefined) return fail({ code: 'payment/unknown' });
    const { status, id: reference, bookingId, charge } = intent;
    return ok({ status, reference, charge, description: paymentDescription(bookingId), isReal: false });
  }
}
