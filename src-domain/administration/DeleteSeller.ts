import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { Seller } from './Seller.ts';
import type { SellersApi } from './SellersApi.ts';

export class DeleteSeller {
  readonly #sellers: SellersApi;

  constructor(sellers: SellersApi) {
    this.#sellers = sellers;
  }

  /** A seller who is gone already is deleted: nothing is left to be done. */
  async execute(actor: Actor, seller: Seller): Promise<Result<void, AccessFailure | ApiFailure>> {
    const allowed = requireAccess(actor, 'delete a seller');
    if (!allowed.ok) return allowed;
    const deleted = await this.#sellers.delete(seller.email);
    return deleted.ok ? ok() : deleted;
  }
}
