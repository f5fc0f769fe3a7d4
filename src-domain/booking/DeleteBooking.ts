import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';
import { canDeleteBooking } from './bookingPolicy.ts';
import type { BookingsApi } from './BookingsApi.ts';

export class DeleteBooking {
  readonly #bookings: BookingsApi;

  constructor(bookings: BookingsApi) {
    this.#bookings = bookings;
  }

  /** A booking that is gone already is deleted: nothing is left to be done. */
  async execute(actor: Actor, booking: Booking): Promise<Result<void, AccessFailure | ApiFailure>> {
    const allowed = requireAccess(actor, 'delete a booking');
    if (!allowed.ok) return allowed;
    if (!canDeleteBooking(actor, booking)) return fail({ code: 'access/denied' });
    const deleted = await this.#bookings.delete(booking.id);
    return deleted.ok ? ok() : deleted;
  }
}
