import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingForm } from '#domain/booking/BookProduct.ts';

/** Of `aProduct()` by `aSession('buyer')`, unless said otherwise. */
export function aBooking(given: Partial<Booking> = {}): Booking {
  return {
    id: '64c1f0a2b3d4e5f6089abcde',
    buyerName: 'Ayesha',
    email: 'buyer@example.com',
    phone: '01811-222222',
    meetingLocation: 'New Market, gate 2',
    price: 32_000,
    productName: 'HP EliteBook 840',
    image: 'https://images.example/elitebook.jpg',
    categoryName: 'HP',
    categoryId: '1',
    ...given,
  };
}

export function aBookingForm(given: Partial<BookingForm> = {}): BookingForm {
  return { phone: '01811-222222', meetingLocation: 'New Market, gate 2', ...given };
}
