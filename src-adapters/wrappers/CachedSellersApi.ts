import type { Seller } from '#domain/administration/Seller.ts';
import type { SellersApi } from '#domain/administration/SellersApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { Reads } from './Reads.ts';

export class CachedSellersApi implements SellersApi {
  readonly #sellers: SellersApi;
  readonly #reads: Reads;

  constructor(sellers: SellersApi, reads: Reads) {
    this.#sellers = sellers;
    this.#reads = reads;
  }

  list(options?: ReadOptions): Promise<Result<Listing<Seller>, ApiFailure>> {
    return this.#reads.read('sellers', (asked) => this.#sellers.list(asked), options);
  }

  verify(email: string): Promise<Result<void, ApiFailure>> {
    return this.#changing(this.#sellers.verify(email));
  }

  delete(email: string): Promise<Result<boolean, ApiFailure>> {
    return this.#changing(this.#sellers.delete(email));
  }

  /** Even a write that failed may have been done; the mark on a seller's products follows the list. */
  #changing<T>(write: Promise<T>): Promise<T> {
    return write.finally(() => this.#reads.forget('sellers', 'verified/'));
  }
}
