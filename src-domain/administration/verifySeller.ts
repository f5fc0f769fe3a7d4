import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import type { Result } from '../shared/Result.ts';
import type { Seller } from './Seller.ts';
import type { SellersApi } from './SellersApi.ts';

export const verifySeller =
  ({ sellers }: { readonly sellers: SellersApi }) =>
  async (actor: Actor, seller: Seller): Promise<Result<void, CallFailure>> => {
    const allowed = requireAccess(actor, 'verify a seller');
    return allowed.ok ? sellers.verify(seller.email) : allowed;
  };

export type VerifySeller = ReturnType<typeof verifySeller>;
