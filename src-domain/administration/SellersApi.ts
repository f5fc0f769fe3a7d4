import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Seller } from './Seller.ts';

/** For admins. */
export interface SellersApi {
  list(options?: ReadOptions): Promise<Result<Listing<Seller>, ApiFailure>>;
  /** Verifying again changes nothing and is no failure. */
  verify(email: string): Promise<Result<void, ApiFailure>>;
  /** Answers whether there was anyone to delete. */
  delete(email: string): Promise<Result<boolean, ApiFailure>>;
}
