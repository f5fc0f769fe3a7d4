import type { PaymentIntentsApi, PaymentRequest } from '#domain/payment/PaymentIntentsApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import type { PaymentLedger } from './PaymentLedger.ts';

/** Begins payments for bookings of a marketplace elsewhere, at the price that it names. */
export class FakePaymentIntentsApi implements PaymentIntentsApi {
  readonly #ledger: PaymentLedger;
  readonly #control: FakeControl;

  constructor(ledger: PaymentLedger, control: FakeControl) {
    this.#ledger = ledger;
    this.#control = control;
  }

  async create({ bookingId, price }: PaymentRequest): Promise<Result<string, ApiFailure>> {
    const passed = await this.#control.pass('paymentIntents.create');
    if (!passed.ok) return passed;
    const secret = this.#ledger.create({ id: bookingId, price });
    return secret === null ? fail({ code: 'api/unavailable' }) : ok(secret);
  }
}
