import { type GenericSchema, minLength, object, pipe, string, transform } from 'valibot';
import type { PaymentIntentsApi, PaymentRequest } from '#domain/payment/PaymentIntentsApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { HttpClient } from '../HttpClient.ts';

const intentAnswer: GenericSchema<unknown, string> = pipe(
  object({ clientSecret: pipe(string(), minLength(1)) }),
  transform((answer) => answer.clientSecret),
);

export class RestPaymentIntentsApi implements PaymentIntentsApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /** Some backends price by the items' ids, others by a price: both are sent. */
  create({ bookingId, price }: PaymentRequest): Promise<Result<string, ApiFailure>> {
    const body = { items: [{ id: bookingId }], price };
    return this.#http.send({ method: 'POST', path: '/create-payment-intent', body }, intentAnswer);
  }
}
