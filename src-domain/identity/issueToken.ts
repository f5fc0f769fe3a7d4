import type { ApiFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import type { Account } from './Account.ts';
import type { TokensApi } from './TokensApi.ts';

/** Only here does a refusal mean that the marketplace does not know the person. Elsewhere it means a missing right. */
export async function issueToken(tokens: TokensApi, account: Account): Promise<Result<string, ApiFailure>> {
  const issued = await tokens.issue(account.email);
  return !issued.ok && issued.failure.code === 'api/forbidden' ? fail({ code: 'api/unregistered' }) : issued;
}
