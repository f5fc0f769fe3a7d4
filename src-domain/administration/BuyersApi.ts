import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Buyer } from './Buyer.ts';

/** For admins only. */
export interface BuyersApi {
  list(options?: ReadOptions): Promise<Result<Listing<Buyer>, ApiFailure>>;
  /** Answers whether there was a buyer to delete. */
  delete(email: string): Promise<Result<boolean, ApiFailure>>;
}
