import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { Buyer } from './Buyer.ts';
import type { BuyersApi } from './BuyersApi.ts';

export class DeleteBuyer {
  readonly #buyers: BuyersApi;

  constructor(buyers: BuyersApi) {
    this.#buyers = buyers;
  }

  /** A buyer who is gone already is deleted: nothing is left to be done. */
  async execute(actor: Actor, buyer: Buyer): Promise<Result<void, AccessFailure | ApiFailure>> {
    const allowed = requireAccess(actor, 'delete a buyer');
    if (!allowed.ok) return allowed;
    const deleted = await this.#buyers.delete(buyer.email);
    return deleted.ok ? ok() : deleted;
  }
}
