import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import type { UpcomingProductsApi } from '#domain/storefront/UpcomingProductsApi.ts';
import type { Reads } from './Reads.ts';

export class CachedUpcomingProductsApi implements UpcomingProductsApi {
  readonly #upcoming: UpcomingProductsApi;
  readonly #reads: Reads;

  constructor(upcoming: UpcomingProductsApi, reads: Reads) {
    this.#upcoming = upcoming;
    this.#reads = reads;
  }

  list(options?: ReadOptions): Promise<Result<Listing<UpcomingProduct>, ApiFailure>> {
    return this.#reads.read('upcoming-products', (asked) => this.#upcoming.list(asked), options);
  }
}
