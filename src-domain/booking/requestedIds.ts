import type { Booking } from './Booking.ts';

/** The ids of the products that somebody asks for and whose seller has not answered. */
export function requestedIds(bookings: readonly Pick<Booking, 'productId' | 'state'>[]): ReadonlySet<string> {
  return new Set(
    bookings.flatMap(({ productId, state }) => (state === 'requested' && productId !== undefined ? [productId] : [])),
  );
}
