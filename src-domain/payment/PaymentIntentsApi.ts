import type { ApiFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';

export type PaymentRequest = {
  readonly bookingId: string;
  /** Taka; some marketplaces price by it, others by the booking's id alone. */
  readonly price: number;
};

/** The booking is paid, on another device perhaps: there is nothing left to begin. */
export type AlreadyPaid = {
  readonly code: 'payment/already-paid';
  /** Of the payment that went through. */
  readonly clientSecret: string;
};

export interface PaymentIntentsApi {
  /**
   * Answers the provider's client secret. While a booking is unpaid, another call answers the same payment or
   * a new one; once it is paid, no call begins a second one.
   */
  create(request: PaymentRequest): Promise<Result<string, ApiFailure | AlreadyPaid>>;
}
