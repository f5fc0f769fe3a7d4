import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import { aBooking } from './aBooking.ts';

/** A buyer's booking of a product whose seller is known. */
export function aBookingSummary(given: Partial<BookingSummary> = {}): BookingSummary {
  return {
    booking: aBooking(),
    side: 'buyer',
    seller: { name: 'Tanvir', email: 'tanvir@example.com', phone: '01711223344', location: 'Mirpur' },
    productId: null,
    ...given,
  };
}
