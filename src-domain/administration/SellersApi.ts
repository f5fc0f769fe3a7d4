import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Seller } from './Seller.ts';

/** For admins only. */
export interface SellersApi {
  list(options?: ReadOptions): Promise<Result<Listing<Seller>, ApiFailure>>;
  /** Verifying a verified seller changes nothing and succeeds. */
  verify(email: string): Promise<Result<void, ApiFailure>>;
  /** Answers whether there was a seller to delete. */
  delete(email: string): Promise<Result<boolean, ApiFailure>>;
}
