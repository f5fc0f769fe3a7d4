import { type GenericSchema, object, optional, pipe, transform, unknown } from 'valibot';
import type { Seller } from '#domain/administration/Seller.ts';
import type { SellersApi } from '#domain/administration/SellersApi.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import { deleteAnswer, deleted, put, putAnswer } from './answers.ts';
import type { HttpClient } from './HttpClient.ts';
import { path } from './path.ts';
import { key, rows, text } from './wire.ts';

const sellerRow: GenericSchema<unknown, Seller> = pipe(
  object({ _id: key, name: text, email: key, status: optional(unknown()), isVerified: optional(unknown()) }),
  transform(({ _id, status, isVerified, ...row }) => ({
    ...row,
    id: _id,
    verified: status === 'verified' || isVerified === true,
  })),
);
const sellerRows = rows(sellerRow);

export class RestSellersApi implements SellersApi {
  readonly #http: HttpClient;
  readonly #authorised: AuthorisedCalls;

  constructor(http: HttpClient, authorised: AuthorisedCalls) {
    this.#http = http;
    this.#authorised = authorised;
  }

  list(options?: ReadOptions): Promise<Result<Listing<Seller>, ApiFailure>> {
    return this.#authorised.run((token) =>
      this.#http.send({ method: 'GET', path: '/sellers', token, signal: options?.signal }, sellerRows),
    );
  }

  async verify(email: string): Promise<Result<void, ApiFailure>> {
    return put(
      await this.#authorised.run((token) =>
        this.#http.send({ method: 'PUT', path: path`/users/seller/${email}`, token }, putAnswer),
      ),
    );
  }

  async delete(email: string): Promise<Result<boolean, ApiFailure>> {
    return deleted(
      await this.#authorised.run((token) =>
        this.#http.send({ method: 'DELETE', path: path`/users/${email}`, token }, deleteAnswer),
      ),
    );
  }
}
