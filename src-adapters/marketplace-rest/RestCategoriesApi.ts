import { type GenericSchema, object, pipe, transform } from 'valibot';
import type { CategoriesApi } from '#domain/catalogue/CategoriesApi.ts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { HttpClient } from './HttpClient.ts';
import { key, looseKey, picture, rows } from './wire.ts';

/** Products name their category by `categoryId` (1, 2, 3). If a category has none, its own id serves. */
const categoryRows = rows<Category>(
  pipe(
    object({ _id: key, categoryId: looseKey, categoryName: key, img: picture }),
    transform(({ _id, categoryId, ...row }) => ({ ...row, id: categoryId || _id })),
  ) satisfies GenericSchema<unknown, Category>,
);

export class RestCategoriesApi implements CategoriesApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  list(options?: ReadOptions): Promise<Result<Listing<Category>, ApiFailure>> {
    return this.#http.send({ method: 'GET', path: '/categories', signal: options?.signal }, categoryRows);
  }
}
