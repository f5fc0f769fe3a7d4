import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { UpcomingProduct } from './UpcomingProduct.ts';

export interface UpcomingProductsApi {
  list(options?: ReadOptions): Promise<Result<Listing<UpcomingProduct>, ApiFailure>>;
}
