import { type GenericSchema, safeParse } from 'valibot';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { CancelSignal } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { AxiosTransport, HttpRequest } from '../axios/AxiosTransport.ts';
import { failureOfAnswer, failureOfBreakdown, parseJson } from './failures.ts';

export type HttpCall = {
  readonly method: HttpRequest['method'];
  /** Below the API's base, with the query, encoded. */
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  readonly signal?: CancelSignal | undefined;
};

export type HttpClientOptions = {
  /** Where the API is, with or without a slash at its end. */
  readonly baseUrl: string;
  /** Milliseconds after which a call is given up. */
  readonly timeout?: number;
};

/** JSON in, JSON out; every answer passes a schema before anything is read from it. */
export class HttpClient {
  readonly #transport: AxiosTransport;
  readonly #baseUrl: string;
  readonly #timeout: number;

  constructor(transport: AxiosTransport, { baseUrl, timeout = 15_000 }: HttpClientOptions) {
    this.#transport = transport;
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    this.#timeout = timeout;
  }

  /** An empty body is read as null, which is how some servers send it. */
  async send<T>(call: HttpCall, schema: GenericSchema<unknown, T>): Promise<Result<T, ApiFailure>> {
    const sent = await this.#transport.send({
      method: call.method,
      url: this.#baseUrl + call.path,
      headers: {
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(call.token === undefined ? {} : { Authorization: `Bearer ${call.token}` }),
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      timeout: this.#timeout,
      signal: call.signal,
    });
    if (!sent.ok) return fail(failureOfBreakdown(sent.failure));
    const answer = sent.value;
    if (answer.status < 200 || answer.status >= 300) {
      return fail(failureOfAnswer(answer, call.token !== undefined));
    }
    const body = safeParse(schema, answer.text.trim() === '' ? null : parseJson(answer.text));
    return body.success ? ok(body.output) : fail({ code: 'api/malformed' });
  }
}
