import type { UsersApi } from '../identity/UsersApi.ts';
import { normaliseEmail } from '../shared/EmailAddress.ts';
import type { ReadOptions } from '../shared/reading.ts';

/** Whether a seller carries the verified mark; without a clear answer, they do not. */
export class CheckSellerVerified {
  readonly #users: UsersApi;

  constructor(users: UsersApi) {
    this.#users = users;
  }

  async execute(sellerEmail: string, options?: ReadOptions): Promise<boolean> {
    const answer = await this.#users.isVerified(normaliseEmail(sellerEmail), options);
    return answer.ok && answer.value;
  }
}
