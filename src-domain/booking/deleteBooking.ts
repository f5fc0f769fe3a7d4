import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { type DeletableBooking, canDeleteBooking } from './bookingPolicy.ts';
import type { BookingsApi } from './BookingsApi.ts';

/** Deleting a booking that is already gone succeeds. */
export const deleteBooking =
  ({ bookings }: { readonly bookings: BookingsApi }) =>
  async (actor: Actor, booking: DeletableBooking): Promise<Result<void, AccessFailure | ApiFailure>> => {
    const allowed = requireAccess(actor, 'delete a booking');
    if (!allowed.ok) return allowed;
    if (!canDeleteBooking(actor, booking)) return fail({ code: 'access/denied' });
    const deleted = await bookings.delete(booking.id);
    return deleted.ok ? ok() : deleted;
  };

export type DeleteBooking = ReturnType<typeof deleteBooking>;
