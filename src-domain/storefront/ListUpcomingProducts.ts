import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { UpcomingProduct } from './UpcomingProduct.ts';
import type { UpcomingProductsApi } from './UpcomingProductsApi.ts';

export class ListUpcomingProducts {
  readonly #upcoming: UpcomingProductsApi;

  constructor(upcoming: UpcomingProductsApi) {
    this.#upcoming = upcoming;
  }

  execute(options?: ReadOptions): Promise<Result<Listing<UpcomingProduct>, ApiFailure>> {
    return this.#upcoming.list(options);
  }
}
