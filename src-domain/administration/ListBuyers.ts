import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Buyer } from './Buyer.ts';
import type { BuyersApi } from './BuyersApi.ts';

export class ListBuyers {
  readonly #buyers: BuyersApi;

  constructor(buyers: BuyersApi) {
    this.#buyers = buyers;
  }

  async execute(actor: Actor, options?: ReadOptions): Promise<Result<Listing<Buyer>, AccessFailure | ApiFailure>> {
    const allowed = requireAccess(actor, 'list buyers');
    return allowed.ok ? this.#buyers.list(options) : allowed;
  }
}
