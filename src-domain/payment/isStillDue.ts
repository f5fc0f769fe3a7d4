import type { BookingsApi } from '../booking/BookingsApi.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { isDue } from './isDue.ts';

type Dependencies = { readonly bookings: BookingsApi };

/** The marketplace does not let this person read the booking, so they may not pay it either. */
export type PayerRefused = Extract<
  ApiFailure,
  { readonly code: 'api/session-expired' | 'api/unregistered' | 'api/forbidden' }
>;

/**
 * Asks the marketplace anew whether a booking is there, unpaid, and can be paid. True if it cannot say: then the person
 * pays what the page has shown.
 */
export const isStillDue =
  ({ bookings }: Dependencies) =>
  async (bookingId: string): Promise<Result<boolean, PayerRefused>> => {
    const found = await bookings.byId(bookingId, { fresh: true });
    if (found.ok) return ok(isDue(found.value) && found.value.isPaid !== true);
    const { failure } = found;
    return isRefused(failure) ? fail(failure) : ok(failure.code !== 'api/not-found');
  };

export type IsStillDue = ReturnType<typeof isStillDue>;

function isRefused(failure: ApiFailure): failure is PayerRefused {
  return ['api/session-expired', 'api/unregistered', 'api/forbidden'].includes(failure.code);
}
