import type { Buyer } from '#domain/administration/Buyer.ts';
import type { BuyersApi } from '#domain/administration/BuyersApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { Reads } from './Reads.ts';

export class CachedBuyersApi implements BuyersApi {
  readonly #buyers: BuyersApi;
  readonly #reads: Reads;

  constructor(buyers: BuyersApi, reads: Reads) {
    this.#buyers = buyers;
    this.#reads = reads;
  }

  list(options?: ReadOptions): Promise<Result<Listing<Buyer>, ApiFailure>> {
    return this.#reads.read('buyers', (asked) => this.#buyers.list(asked), options);
  }

  /** Even a deletion that failed may have been done. */
  delete(email: string): Promise<Result<boolean, ApiFailure>> {
    return this.#buyers.delete(email).finally(() => this.#reads.forget('buyers'));
  }
}
