import type { UsersApi } from '../identity/UsersApi.ts';
import { normaliseEmail } from '../shared/EmailAddress.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';

/** Whether a seller is verified. If the marketplace does not answer, that is unknown, not 'no'. */
export const checkSellerVerified =
  ({ users }: { readonly users: UsersApi }) =>
  (sellerEmail: string): Promise<Result<boolean, ApiFailure>> =>
    users.isVerified(normaliseEmail(sellerEmail));

export type CheckSellerVerified = ReturnType<typeof checkSellerVerified>;
