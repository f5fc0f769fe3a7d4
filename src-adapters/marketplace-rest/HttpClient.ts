import { type GenericSchema, safeParse } from 'valibot';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { parseJson } from '#domain/shared/parseJson.ts';
import type { CancelSignal } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { HttpAnswer, HttpRequest, Transport } from '../http/Transport.ts';
import { failureOfAnswer, failureOfBreakdown } from './failures.ts';

export type HttpCall = {
  readonly method: HttpRequest['method'];
  /** The address below the API's base, with the encoded query. */
  readonly path: string;
  readonly body?: object;
  /** The access token. If it is refused, the session has expired. */
  readonly token?: string | undefined;
  /** The sign-in provider's ID token, for calls without an access token. */
  readonly idToken?: string | undefined;
  readonly signal?: CancelSignal | undefined;
};

export type HttpClientOptions = {
  /** The API's address, with or without a trailing slash. */
  readonly baseUrl: string;
  /** Milliseconds before a call is given up. */
  readonly timeout?: number;
};

/** Sends and receives JSON. Every answer must match a schema. */
export class HttpClient {
  readonly #transport: Transport;
  readonly #baseUrl: string;
  readonly #timeout: number;

  constructor(transport: Transport, { baseUrl, timeout = 15_000 }: HttpClientOptions) {
    this.#transport = transport;
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    this.#timeout = timeout;
  }

  /**
   * Reads an empty body as null, because some servers send it for null. `refusalIn`: finds a refusal that only this
   * call knows.
   */
  async send<T, F = never>(
    call: HttpCall,
    schema: GenericSchema<unknown, T>,
    refusalIn: (answer: HttpAnswer) => F | undefined = () => undefined,
  ): Promise<Result<T, ApiFailure | F>> {
    const bearer = call.token ?? call.idToken;
    const sent = await this.#transport.send({
      method: call.method,
      url: this.#baseUrl + call.path,
      headers: {
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      timeout: this.#timeout,
      signal: call.signal,
    });
    if (!sent.ok) return fail(failureOfBreakdown(sent.failure));
    const answer = sent.value;
    if (answer.status < 200 || answer.status >= 300) {
      const isListRead = call.method === 'GET' && schema.type === 'array';
      return fail(refusalIn(answer) ?? failureOfAnswer(answer, call.token !== undefined, isListRead));
    }
    const body = safeParse(schema, answer.text.trim() === '' ? null : parseJson(answer.text));
    return body.success ? ok(body.output) : fail({ code: 'api/malformed' });
  }
}
