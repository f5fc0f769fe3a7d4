import { nullish, object, string } from 'valibot';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { HttpClient } from '../HttpClient.ts';
import { path } from '../path.ts';

const tokenAnswer = object({ accessToken: nullish(string(), '') });

export class RestTokensApi implements TokensApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async issue(email: string): Promise<Result<string, ApiFailure>> {
    const answer = await this.#http.send({ method: 'GET', path: path`/jwt?email=${email}` }, tokenAnswer);
    if (!answer.ok) return answer;
    // Some servers refuse a person they do not know by an empty token.
    return answer.value.accessToken === '' ? fail({ code: 'api/forbidden' }) : ok(answer.value.accessToken);
  }
}
