import type { ApiFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';

/** Of marketplaces with the extension `paid`; others have no such port. */
export interface PaidApi {
  /**
   * Tells the marketplace which payment is a booking's. It asks the payment provider and believes nothing else.
   * Answers whether that changed anything: it does not where the marketplace knows already.
   */
  tell(bookingId: string, paymentIntentId: string): Promise<Result<boolean, ApiFailure>>;
}
