import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { PaidApi } from '#domain/payment/PaidApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Result } from '#domain/shared/Result.ts';
import { changed, putAnswer } from './answers.ts';
import type { HttpClient } from './HttpClient.ts';
import { path } from './path.ts';

/** The extension `paid`. */
export class RestPaidApi implements PaidApi {
  readonly #http: HttpClient;
  readonly #authorised: AuthorisedCalls;

  constructor(http: HttpClient, authorised: AuthorisedCalls) {
    this.#http = http;
    this.#authorised = authorised;
  }

  async tell(
    bookingId: string,
    paymentIntentId: string,
    options: { readonly quietly?: boolean } = {},
  ): Promise<Result<boolean, ApiFailure>> {
    const body = { paymentIntentId };
    return changed(
      await this.#authorised.run(
        (token) => this.#http.send({ method: 'PUT', path: path`/booking/${bookingId}`, body, token }, putAnswer),
        options,
      ),
    );
  }
}
