import type { ApiFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';

/** Issues the marketplace's access token, valid for an hour, to a person it knows. */
export interface TokensApi {
  /** An e-mail that the marketplace does not know is 'api/forbidden'. */
  issue(email: string): Promise<Result<string, ApiFailure>>;
}
