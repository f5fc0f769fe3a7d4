import { type GenericSchema, object, pipe, transform } from 'valibot';
import type { Buyer } from '#domain/administration/Buyer.ts';
import type { BuyersApi } from '#domain/administration/BuyersApi.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import { deleteAnswer, deleted } from './answers.ts';
import type { HttpClient } from './HttpClient.ts';
import { path } from './path.ts';
import { key, rows, text } from './wire.ts';

const buyerRow: GenericSchema<unknown, Buyer> = pipe(
  object({ _id: key, name: text, email: key }),
  transform(({ _id, ...row }) => ({ ...row, id: _id })),
);
const buyerRows = rows(buyerRow);

export class RestBuyersApi implements BuyersApi {
  readonly #http: HttpClient;
  readonly #authorised: AuthorisedCalls;

  constructor(http: HttpClient, authorised: AuthorisedCalls) {
    this.#http = http;
    this.#authorised = authorised;
  }

  list(options?: ReadOptions): Promise<Result<Listing<Buyer>, ApiFailure>> {
    return this.#authorised.run((token) =>
      this.#http.send({ method: 'GET', path: '/buyers', token, signal: options?.signal }, buyerRows),
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
