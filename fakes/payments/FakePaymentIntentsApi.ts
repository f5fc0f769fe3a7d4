import type { AlreadyPaid, PaymentIntentsApi, PaymentRequest } from '#domain/payment/PaymentIntentsApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import type { PaymentLedger } from './PaymentLedger.ts';

/** Starts payments for bookings of another marketplace, at that marketplace's price. */
export class FakePaymentIntentsApi implements PaymentIntentsApi {
  readonly #ledger: PaymentLedger;
  readonly #control: FakeControl;

  constructor(ledger: PaymentLedger, control: FakeControl) {
    this.#ledger = ledger;
    this.#control = control;
  }

  async create({ bookingId, price }: PaymentRequest): Promise<Result<string, ApiFailure | AlreadyPaid>> {
    const passed = await this.#control.pass('paymentIntents.create');
    return passed.ok ? this.#ledger.begin({ id: bookingId, price }) : passed;
  }
}
