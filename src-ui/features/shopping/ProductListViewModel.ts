import type { Product } from '#domain/catalogue/Product.ts';
import { newestFirst } from '#domain/catalogue/productOrder.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import { ok, type Result } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';

export type ProductListFailure = ApiFailure | AccessFailure;
export type ReadProducts = (options: ReadOptions) => Promise<Result<Listing<Product>, ProductListFailure>>;

/** A list of products that shoppers see: all of them, a category's, the advertised ones. */
export class ProductListViewModel {
  readonly products = new Load<Listing<Product>, ProductListFailure>();
  readonly verified: VerifiedSellers;
  readonly #read: ReadProducts;

  constructor(read: ReadProducts, verified: VerifiedSellers) {
    this.#read = read;
    this.verified = verified;
  }

  start(): void {
    void this.products.run((signal) => this.#readSorted({ signal }));
  }

  stop(): void {
    this.products.cancel();
  }

  refresh(): Promise<void> {
    return this.products.run((signal) => this.#readSorted({ signal, fresh: true }));
  }

  /** The marketplace sorts nothing. */
  async #readSorted(options: ReadOptions): Promise<Result<Listing<Product>, ProductListFailure>> {
    const answer = await this.#read(options);
    return answer.ok ? ok({ ...answer.value, items: newestFirst(answer.value.items) }) : answer;
  }
}
