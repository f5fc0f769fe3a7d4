import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Seller } from './Seller.ts';
import type { SellersApi } from './SellersApi.ts';

export const listSellers =
  ({ sellers }: { readonly sellers: SellersApi }) =>
  async (actor: Actor, options?: ReadOptions): Promise<Result<Listing<Seller>, CallFailure>> => {
    const allowed = requireAccess(actor, 'list sellers');
    return allowed.ok ? sellers.list(options) : allowed;
  };

export type ListSellers = ReturnType<typeof listSellers>;
