import type { ApiFailure } from '../shared/Failure.ts';
import type { ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { User } from './User.ts';

/**
 * Look-ups of a person at the marketplace. An unknown e-mail is neither admin, seller nor verified. No look-up asks the
 * person to log in again; it fails, and the caller decides what that means.
 */
export interface UsersApi {
  register(user: User): Promise<Result<void, ApiFailure>>;
  isAdmin(email: string, options?: ReadOptions): Promise<Result<boolean, ApiFailure>>;
  isSeller(email: string, options?: ReadOptions): Promise<Result<boolean, ApiFailure>>;
  isVerified(email: string, options?: ReadOptions): Promise<Result<boolean, ApiFailure>>;
}
