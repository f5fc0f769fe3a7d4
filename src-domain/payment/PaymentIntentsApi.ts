import type { ApiFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';

export type PaymentRequest = {
  readonly bookingId: string;
  /** Taka; some marketplaces price by it, others by the booking's id alone. */
  readonly price: number;
};

export interface PaymentIntentsApi {
  /** Answers the provider's client secret for one payment. */
  create(request: PaymentRequest): Promise<Result<string, ApiFailure>>;
}
