import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { Reads } from './Reads.ts';

/** Asking for a token changes nothing, so it may be asked again; `reads` must keep no answers. */
export class RetriedTokensApi implements TokensApi {
  readonly #tokens: TokensApi;
  readonly #reads: Reads;

  constructor(tokens: TokensApi, reads: Reads) {
    this.#tokens = tokens;
    this.#reads = reads;
  }

  issue(email: string): Promise<Result<string, ApiFailure>> {
    return this.#reads.read(`token/${email}`, () => this.#tokens.issue(email));
  }
}
