import { type GenericSchema, minLength, object, pipe, safeParse, string, transform } from 'valibot';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { AlreadyPaid, PaymentIntentsApi, PaymentRequest } from '#domain/payment/PaymentIntentsApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { parseJson } from '#domain/shared/parseJson.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { HttpAnswer } from '../http/Transport.ts';
import type { HttpClient } from './HttpClient.ts';

const intentAnswer: GenericSchema<unknown, string> = pipe(
  object({ clientSecret: pipe(string(), minLength(1)) }),
  transform((answer) => answer.clientSecret),
);

/** 409 with the client secret of the finished payment. A 409 without one is an ordinary refusal. */
function alreadyPaid({ status, text }: HttpAnswer): AlreadyPaid | undefined {
  const answer = safeParse(intentAnswer, parseJson(text));
  return status === 409 && answer.success ? { code: 'payment/already-paid', clientSecret: answer.output } : undefined;
}

export class RestPaymentIntentsApi implements PaymentIntentsApi {
  readonly #http: HttpClient;
  readonly #authorised: Pick<AuthorisedCalls, 'runIfSignedIn'>;

  constructor(http: HttpClient, authorised: Pick<AuthorisedCalls, 'runIfSignedIn'>) {
    this.#http = http;
    this.#authorised = authorised;
  }

  /** Some backends look the price up by the items' ids and others take the sent price, so send both. */
  create({ bookingId, price, payer }: PaymentRequest): Promise<Result<string, ApiFailure | AlreadyPaid>> {
    const body = { items: [{ id: bookingId }], price };
    return this.#authorised.runIfSignedIn(
      (token) =>
        this.#http.send({ method: 'POST', path: '/create-payment-intent', body, token }, intentAnswer, alreadyPaid),
      { person: payer },
    );
  }
}
