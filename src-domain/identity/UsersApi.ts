import type { ApiFailure } from '../shared/Failure.ts';
import type { ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { User } from './User.ts';

/** What the marketplace knows of a person. An e-mail it does not know is neither admin, seller nor verified. */
export interface UsersApi {
  register(user: User): Promise<Result<void, ApiFailure>>;
  isAdmin(email: string, options?: ReadOptions): Promise<Result<boolean, ApiFailure>>;
  isSeller(email: string, options?: ReadOptions): Promise<Result<boolean, ApiFailure>>;
  isVerified(email: string, options?: ReadOptions): Promise<Result<boolean, ApiFailure>>;
}
