import type { BookingsApi } from '../booking/BookingsApi.ts';
import { isDue } from './isDue.ts';

type Dependencies = { readonly bookings: BookingsApi };

/**
 * Asks the marketplace anew whether a booking is there, unpaid, and can be paid. True if it cannot say: then the person
 * pays what the page has shown.
 */
export const isStillDue =
  ({ bookings }: Dependencies) =>
  async (bookingId: string): Promise<boolean> => {
    const found = await bookings.byId(bookingId, { fresh: true });
    if (found.ok) return isDue(found.value) && found.value.isPaid !== true;
    return found.failure.code !== 'api/not-found';
  };

export type IsStillDue = ReturnType<typeof isStillDue>;
