import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { CategoriesApi } from './CategoriesApi.ts';
import type { Category } from './Category.ts';

export const listCategories =
  ({ categories }: { readonly categories: CategoriesApi }) =>
  (options?: ReadOptions): Promise<Result<Listing<Category>, ApiFailure>> =>
    categories.list(options);

export type ListCategories = ReturnType<typeof listCategories>;
