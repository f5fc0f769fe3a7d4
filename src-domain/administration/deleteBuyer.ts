import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import { canDeleteBuyer } from './administrationPolicy.ts';
import type { Buyer } from './Buyer.ts';
import type { BuyersApi } from './BuyersApi.ts';

/** Answers whether there was a buyer to delete. Somebody else may have been first. */
export const deleteBuyer =
  ({ buyers }: { readonly buyers: BuyersApi }) =>
  async (actor: Actor, buyer: Buyer): Promise<Result<boolean, CallFailure>> => {
    const allowed = requireAccess(actor, 'delete a buyer');
    if (!allowed.ok) return allowed;
    if (!canDeleteBuyer(actor, buyer)) return fail({ code: 'access/denied' });
    return buyers.delete(buyer.email);
  };

export type DeleteBuyer = ReturnType<typeof deleteBuyer>;
