import { type GenericSchema, object, pipe, transform } from 'valibot';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import type { UpcomingProductsApi } from '#domain/storefront/UpcomingProductsApi.ts';
import type { HttpClient } from './HttpClient.ts';
import { looseKey, picture, requiredText, rows, text } from './wire.ts';

/** Rows often have no id, so the title identifies them. */
const upcomingRow: GenericSchema<unknown, UpcomingProduct> = pipe(
  object({ id: looseKey, _id: looseKey, img: picture, title: requiredText, description: text }),
  transform(({ _id, ...row }) => ({ ...row, id: row.id || _id || row.title })),
);
const upcomingRows = rows(upcomingRow);

export class RestUpcomingProductsApi implements UpcomingProductsApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  list(options?: ReadOptions): Promise<Result<Listing<UpcomingProduct>, ApiFailure>> {
    return this.#http.send(
      { method: 'GET', path: '/upcoming-product?category=phone', signal: options?.signal },
      upcomingRows,
    );
  }
}
