import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { CategoriesApi } from './CategoriesApi.ts';
import type { Category } from './Category.ts';

export class ListCategories {
  readonly #categories: CategoriesApi;

  constructor(categories: CategoriesApi) {
    this.#categories = categories;
  }

  execute(options?: ReadOptions): Promise<Result<Listing<Category>, ApiFailure>> {
    return this.#categories.list(options);
  }
}
