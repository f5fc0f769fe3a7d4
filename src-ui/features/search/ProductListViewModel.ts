import type { Product } from '#domain/catalogue/Product.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { CancelSignal, Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';
import type { SharedCatalogue } from '../../state/SharedCatalogue.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { FindingViewModel } from './FindingViewModel.ts';

export type ProductListFailure = ApiFailure | AccessFailure;
export type ReadProducts = (options: ReadOptions) => Promise<Result<Listing<Product>, ProductListFailure>>;

type ProductListParts = {
  readonly read: ReadProducts;
  readonly verifiedSellers: VerifiedSellers;
  readonly indexes: SharedCatalogue['indexes'];
  /** Hears which list is shown, and null once the page is left. */
  readonly onShown?: (listing: Listing<Product> | null) => void;
};

/** A product list that shoppers see: all products, a category's, or the advertised ones. */
export class ProductListViewModel {
  readonly products = new Load<Listing<Product>, ProductListFailure>({ keepsShown: true });
  readonly verified: VerifiedSellers;
  readonly finding: FindingViewModel;
  readonly #parts: ProductListParts;

  constructor(parts: ProductListParts) {
    this.#parts = parts;
    this.verified = parts.verifiedSellers;
    this.finding = new FindingViewModel(parts.verifiedSellers, parts.indexes);
  }

  start(): void {
    void this.products.run((signal) => this.#readAndFind(signal, false));
  }

  stop(): void {
    this.products.cancel();
    this.finding.stop();
    this.#parts.onShown?.(null);
  }

  refresh(): Promise<void> {
    return this.products.run((signal) => this.#readAndFind(signal, true));
  }

  async #readAndFind(signal: CancelSignal, fresh: boolean): Promise<Result<Listing<Product>, ProductListFailure>> {
    const answer = await this.#parts.read({ signal, fresh });
    if (answer.ok && !signal.aborted) {
      this.finding.take(answer.value.items);
      this.#parts.onShown?.(answer.value);
    }
    return answer;
  }
}
