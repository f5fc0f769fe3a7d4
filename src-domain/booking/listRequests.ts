import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';
import type { SalesApi } from './SalesApi.ts';

/** Lists the bookings of the seller's own products, newest first. */
export const listRequests =
  ({ sales }: { readonly sales: SalesApi }) =>
  async (actor: Actor, options?: ReadOptions): Promise<Result<Listing<Booking>, CallFailure>> => {
    const allowed = requireAccess(actor, 'list requests');
    return allowed.ok ? sales.ofSeller(allowed.value.account.email, options) : allowed;
  };

export type ListRequests = ReturnType<typeof listRequests>;
