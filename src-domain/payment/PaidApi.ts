import type { ApiFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';

/** Only marketplaces with the extension `paid` have this port. */
export interface PaidApi {
  /**
   * Tells the marketplace a booking's payment. The marketplace checks it with the payment provider. Answers false if it
   * already knew.
   */
  tell(bookingId: string, paymentIntentId: string): Promise<Result<boolean, ApiFailure>>;
}
