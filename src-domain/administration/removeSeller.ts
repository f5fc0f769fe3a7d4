import type { Actor } from '../identity/Session.ts';
import { sameEmail } from '../shared/EmailAddress.ts';
import { mayHaveArrived } from '../shared/mayHaveArrived.ts';
import { fail, ok } from '../shared/Result.ts';
import { type DeleteSeller, deleteSeller } from './deleteSeller.ts';
import type { Seller } from './Seller.ts';
import type { SellersApi } from './SellersApi.ts';

/**
 * Deletes a seller. If the answer is lost, or the marketplace found nobody to delete, the list of sellers says whether
 * the seller is gone. A report may name them by an address in other letters, which some marketplaces do not find.
 */
export const removeSeller =
  ({ sellers }: { readonly sellers: SellersApi }): DeleteSeller =>
  async (actor: Actor, seller: Pick<Seller, 'email'>) => {
    const deleted = await deleteSeller({ sellers })(actor, seller);
    if (deleted.ok ? deleted.value : !mayHaveArrived(deleted.failure.code)) return deleted;
    const left = await sellers.list({ fresh: true });
    if (!left.ok) return deleted;
    const emails = [...left.value.items, ...left.value.unreadable].map(({ email }) => email);
    const isListed = emails.some((email) => email !== null && sameEmail(email, seller.email));
    if (deleted.ok) return isListed ? fail({ code: 'api/malformed' }) : deleted;
    // A row without an address may be anybody's.
    return isListed || emails.includes(null) ? deleted : ok(true);
  };
