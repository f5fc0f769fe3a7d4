import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';
import type { BookingsApi } from './BookingsApi.ts';

export const listMyBookings =
  ({ bookings }: { readonly bookings: BookingsApi }) =>
  async (actor: Actor, options?: ReadOptions): Promise<Result<Listing<Booking>, CallFailure>> => {
    const allowed = requireAccess(actor, 'list own bookings');
    return allowed.ok ? bookings.ofBuyer(allowed.value.account.email, options) : allowed;
  };

export type ListMyBookings = ReturnType<typeof listMyBookings>;
