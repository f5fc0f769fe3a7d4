import type { ApiFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';

/** Only marketplaces with the extension `paid` have this port. */
export interface PaidApi {
  /**
   * Tells the marketplace a booking's payment. The marketplace checks it with the payment provider. Answers false if it
   * already knew. `quietly`: fails rather than ask for a login.
   */
  tell(
    bookingId: string,
    paymentIntentId: string,
    options?: { readonly quietly?: boolean },
  ): Promise<Result<boolean, ApiFailure>>;
}
