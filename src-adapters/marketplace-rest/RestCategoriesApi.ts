import type { CategoriesApi } from '#domain/catalogue/CategoriesApi.ts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { HttpClient } from './HttpClient.ts';
import { categoryRows } from './categoryWire.ts';

export class RestCategoriesApi implements CategoriesApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  list(options?: ReadOptions): Promise<Result<Listing<Category>, ApiFailure>> {
    return this.#http.send({ method: 'GET', path: '/categories', signal: options?.signal }, categoryRows);
  }
}
