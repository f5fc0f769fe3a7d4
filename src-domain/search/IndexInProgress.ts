import type { Product } from '../catalogue/Product.ts';
import { indexing } from './indexing.ts';
import type { ProductIndex } from './ProductIndex.ts';

/** Builds an index in steps, because a long list takes longer than a frame. */
export class IndexInProgress {
  readonly #work: Generator<ProductIndex | undefined, ProductIndex, number>;
  #columns: ProductIndex | undefined;
  #index: ProductIndex | undefined;

  constructor(products: readonly Product[]) {
    this.#work = indexing(products);
    this.#work.next();
  }

  /** Processes about this many products. Answers true once the index is ready. */
  step(products: number): boolean {
    if (this.#index !== undefined) return true;
    const { done, value } = this.#work.next(products);
    if (done === true) this.#index = value;
    this.#columns ??= value;
    return this.#index !== undefined;
  }

  /** Enough for queries without a text, some steps before `index`. It knows no words. */
  get columns(): ProductIndex | undefined {
    return this.#index ?? this.#columns;
  }

  /** Undefined until `step` answers true. */
  get index(): ProductIndex | undefined {
    return this.#index;
  }

  /** The part that a query with or without a text needs. Undefined until it is ready. */
  partFor(hasText: boolean): ProductIndex | undefined {
    return hasText ? this.index : this.columns;
  }
}
