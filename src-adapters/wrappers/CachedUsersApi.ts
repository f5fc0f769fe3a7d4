import type { User } from '#domain/identity/User.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { Reads } from './Reads.ts';

type Flag = Promise<Result<boolean, ApiFailure>>;

/** A seller's verified mark is kept like a list; what a person may do is asked anew each time. */
export class CachedUsersApi implements UsersApi {
  readonly #users: UsersApi;
  readonly #reads: Reads;

  constructor(users: UsersApi, reads: Reads) {
    this.#users = users;
    this.#reads = reads;
  }

  register(user: User): Promise<Result<void, ApiFailure>> {
    return this.#users.register(user).finally(() => this.#reads.forget('sellers', 'buyers', 'verified/'));
  }

  isAdmin(email: string, options?: ReadOptions): Flag {
    return this.#reads.read(`admin/${email}`, (asked) => this.#users.isAdmin(email, asked), { ...options, fresh: true });
  }

  isSeller(email: string, options?: ReadOptions): Flag {
    return this.#reads.read(`seller/${email}`, (asked) => this.#users.isSeller(email, asked), { ...options, fresh: true });
  }

  isVerified(email: string, options?: ReadOptions): Flag {
    return this.#reads.read(`verified/${email}`, (asked) => this.#users.isVerified(email, asked), options);
  }
}
