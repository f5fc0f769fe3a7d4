import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import { canDeleteSeller } from './administrationPolicy.ts';
import type { Seller } from './Seller.ts';
import type { SellersApi } from './SellersApi.ts';

/** Answers whether there was a seller to delete. Somebody else may have been first. */
export const deleteSeller =
  ({ sellers }: { readonly sellers: SellersApi }) =>
  async (actor: Actor, seller: Pick<Seller, 'email'>): Promise<Result<boolean, CallFailure>> => {
    const allowed = requireAccess(actor, 'delete a seller');
    if (!allowed.ok) return allowed;
    if (!canDeleteSeller(actor, seller)) return fail({ code: 'access/denied' });
    return sellers.delete(seller.email);
  };

export type DeleteSeller = ReturnType<typeof deleteSeller>;
