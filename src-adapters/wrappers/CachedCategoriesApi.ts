import type { CategoriesApi } from '#domain/catalogue/CategoriesApi.ts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { Reads } from './Reads.ts';

export class CachedCategoriesApi implements CategoriesApi {
  readonly #categories: CategoriesApi;
  readonly #reads: Reads;

  constructor(categories: CategoriesApi, reads: Reads) {
    this.#categories = categories;
    this.#reads = reads;
  }

  list(options?: ReadOptions): Promise<Result<Listing<Category>, ApiFailure>> {
    return this.#reads.read('categories', (asked) => this.#categories.list(asked), options);
  }
}
