import { nullish, string } from 'valibot';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { withField } from './answers.ts';
import type { HttpClient } from './HttpClient.ts';
import { path } from './path.ts';
import { type Proof, sendProven } from './sendProven.ts';

const tokenAnswer = withField({ accessToken: nullish(string(), '') });

export class RestTokensApi implements TokensApi {
  readonly #http: HttpClient;
  readonly #proof: Proof;

  constructor(http: HttpClient, proof: Proof) {
    this.#http = http;
    this.#proof = proof;
  }

  async issue(email: string): Promise<Result<string, ApiFailure>> {
    const call = { method: 'GET', path: path`/jwt?email=${email}` } as const;
    const answer = await sendProven(this.#http, this.#proof, call, tokenAnswer);
    if (!answer.ok) {
      // The marketplace lacks the call, and nothing that the person looks for.
      return answer.failure.code === 'api/not-found' ? fail({ code: 'api/unavailable' }) : answer;
    }
    // Some servers answer an unknown person with an empty token.
    return answer.value.accessToken === '' ? fail({ code: 'api/forbidden' }) : ok(answer.value.accessToken);
  }
}
