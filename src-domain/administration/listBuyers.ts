import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Buyer } from './Buyer.ts';
import type { BuyersApi } from './BuyersApi.ts';

export const listBuyers =
  ({ buyers }: { readonly buyers: BuyersApi }) =>
  async (actor: Actor, options?: ReadOptions): Promise<Result<Listing<Buyer>, CallFailure>> => {
    const allowed = requireAccess(actor, 'list buyers');
    return allowed.ok ? buyers.list(options) : allowed;
  };

export type ListBuyers = ReturnType<typeof listBuyers>;
