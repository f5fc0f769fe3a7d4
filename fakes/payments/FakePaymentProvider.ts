import type { PaymentFailure, PaymentForm, PaymentProvider, PaymentReport } from '#domain/payment/PaymentProvider.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import { FakePaymentForm, type LeavePage } from './FakePaymentForm.ts';
import { type PaymentLedger, paymentDescription } from './PaymentLedger.ts';

/** A payment provider that plays Stripe's test cards against its own ledger. */
export class FakePaymentProvider implements PaymentProvider {
  readonly #ledger: PaymentLedger;
  readonly #control: FakeControl;
  readonly #leave: LeavePage;

  /** `leave`: takes the browser to a URL, away from the page. */
  constructor(ledger: PaymentLedger, control: FakeControl, leave: LeavePage) {
    this.#ledger = ledger;
    this.#control = control;
    this.#leave = leave;
  }

  async open(clientSecret: string): Promise<Result<PaymentForm, PaymentFailure>> {
    const passed = await this.#control.pass('payment.open');
    if (!passed.ok) return passed;
    if (this.#ledger.find(clientSecret) === undefined) return fail({ code: 'payment/unexpected' });
    return ok(new FakePaymentForm(clientSecret, this.#ledger, this.#control, this.#leave));
  }

  async retrieve(clientSecret: string): Promise<Result<PaymentReport, PaymentFailure>> {
    const passed = await this.#control.pass('payment.retrieve');
    if (!passed.ok) return passed;
    const intent = this.#ledger.find(clientSecret);
    if (intent === undefined) return fail({ code: 'payment/unexpected' });
    const { status, id: reference, bookingId, charge } = intent;
    return ok({ status, reference, charge, description: paymentDescription(bookingId), isReal: false });
  }
}
