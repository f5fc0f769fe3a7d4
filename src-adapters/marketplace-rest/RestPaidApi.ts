import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { PaidApi } from '#domain/payment/PaidApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, ok } from '#domain/shared/Result.ts';
import { type PutAnswer, put, putAnswer } from './answers.ts';
import { refusalIn } from './failures.ts';
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

/** Whether a PUT changed a row, for calls that may be repeated. The answer may hold only the count of rows. */
function changed(answer: Result<PutAnswer, ApiFailure>): Result<boolean, ApiFailure> {
  if (!answer.ok) return answer;
  const { modifiedCount, matchedCount, acknowledged, upsertedCount } = answer.value;
  const isUnchanged = modifiedCount === 0 && matchedCount !== 0 && acknowledged !== false && upsertedCount === 0;
  if (isUnchanged && refusalIn(answer.value) === undefined) return ok(false);
  const done = put(answer);
  return done.ok ? ok(true) : done;
}
