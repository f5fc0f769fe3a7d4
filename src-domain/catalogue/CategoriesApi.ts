import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Category } from './Category.ts';

export interface CategoriesApi {
  list(options?: ReadOptions): Promise<Result<Listing<Category>, ApiFailure>>;
}
