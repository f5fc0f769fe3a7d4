import type { ApiFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';

/** Issues the marketplace's access token, valid for an hour, to people it knows. */
export interface TokensApi {
  /** Fails with 'api/forbidden' for an unknown e-mail. */
  issue(email: string): Promise<Result<string, ApiFailure>>;
}
