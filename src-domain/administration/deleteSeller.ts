import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { canDeleteSeller } from './administrationPolicy.ts';
import type { Seller } from './Seller.ts';
import type { SellersApi } from './SellersApi.ts';

/** Succeeds if someone else has already deleted the seller. */
export const deleteSeller =
  ({ sellers }: { readonly sellers: SellersApi }) =>
  async (actor: Actor, seller: Pick<Seller, 'email'>): Promise<Result<void, AccessFailure | ApiFailure>> => {
    const allowed = requireAccess(actor, 'delete a seller');
    if (!allowed.ok) return allowed;
    if (!canDeleteSeller(actor, seller)) return fail({ code: 'access/denied' });
    const deleted = await sellers.delete(seller.email);
    return deleted.ok ? ok() : deleted;
  };

export type DeleteSeller = ReturnType<typeof deleteSeller>;
