import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';
import { type DeletableBooking, canDeleteBooking } from './bookingPolicy.ts';
import type { BookingsApi } from './BookingsApi.ts';
import { deletionOf } from './dealPolicy.ts';
import type { BookingMovedOn } from './SalesApi.ts';

export type DeleteBookingFailure = AccessFailure | BookingMovedOn | ApiFailure;

/**
 * Answers whether there was a booking to delete. The person agreed to what deletes the booking as they saw it. It
 * fails with 'booking/moved-on' if the deal has moved on and deleting it now means something else.
 */
export const deleteBooking =
  ({ bookings }: { readonly bookings: BookingsApi }) =>
  async (actor: Actor, booking: DeletableBooking | Booking): Promise<Result<boolean, DeleteBookingFailure>> => {
    const allowed = requireAccess(actor, 'delete a booking');
    if (!allowed.ok) return allowed;
    if (!canDeleteBooking(actor, booking)) return fail({ code: 'access/denied' });
    if ('state' in booking) {
      const now = await bookings.byId(booking.id, { fresh: true });
      if (!now.ok && now.failure.code !== 'api/not-found') return now;
      if (now.ok && now.value.state !== undefined && deletionOf(actor, now.value) !== deletionOf(actor, booking))
        return fail({ code: 'booking/moved-on', state: now.value.state });
    }
    return bookings.delete(booking.id, allowed.value.account.email);
  };

export type DeleteBooking = ReturnType<typeof deleteBooking>;
