import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { canDeleteBuyer } from './administrationPolicy.ts';
import type { Buyer } from './Buyer.ts';
import type { BuyersApi } from './BuyersApi.ts';

/** Succeeds if someone else has already deleted the buyer. */
export const deleteBuyer =
  ({ buyers }: { readonly buyers: BuyersApi }) =>
  async (actor: Actor, buyer: Buyer): Promise<Result<void, AccessFailure | ApiFailure>> => {
    const allowed = requireAccess(actor, 'delete a buyer');
    if (!allowed.ok) return allowed;
    if (!canDeleteBuyer(actor, buyer)) return fail({ code: 'access/denied' });
    const deleted = await buyers.delete(buyer.email);
    return deleted.ok ? ok() : deleted;
  };

export type DeleteBuyer = ReturnType<typeof deleteBuyer>;
