import type { ApiFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';

export type PaymentRequest = {
  readonly bookingId: string;
  /** Taka. Some marketplaces charge it, others look the price up by the booking's id. */
  readonly price: number;
  /** The payer's e-mail address. */
  readonly payer?: string;
};

/** The booking is already paid, perhaps on another device. */
export type AlreadyPaid = {
  readonly code: 'payment/already-paid';
  /** The client secret of the payment that succeeded. */
  readonly clientSecret: string;
};

export interface PaymentIntentsApi {
  /**
   * Answers the provider's client secret. While a booking is unpaid, another call answers the same payment or a new one.
   * No call starts a second payment of a paid booking.
   */
  create(request: PaymentRequest): Promise<Result<string, ApiFailure | AlreadyPaid>>;
}
