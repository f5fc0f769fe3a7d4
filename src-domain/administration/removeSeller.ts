import type { Actor } from '../identity/Session.ts';
import { sameEmail } from '../shared/EmailAddress.ts';
import { mayHaveArrived } from '../shared/mayHaveArrived.ts';
import { ok } from '../shared/Result.ts';
import { type DeleteSeller, deleteSeller } from './deleteSeller.ts';
import type { Seller } from './Seller.ts';
import type { SellersApi } from './SellersApi.ts';

/** Deletes a seller. If the answer is lost, the list of sellers says whether the seller is gone. */
export const removeSeller =
  ({ sellers }: { readonly sellers: SellersApi }): DeleteSeller =>
  async (actor: Actor, seller: Pick<Seller, 'email'>) => {
    const deleted = await deleteSeller({ sellers })(actor, seller);
    if (deleted.ok || !mayHaveArrived(deleted.failure.code)) return deleted;
    const left = await sellers.list({ fresh: true });
    if (!left.ok) return deleted;
    // A row without an address may be anybody's.
    const isThere = [...left.value.items, ...left.value.unreadable].some(
      ({ email }) => email === null || sameEmail(email, seller.email),
    );
    return isThere ? deleted : ok(true);
  };
