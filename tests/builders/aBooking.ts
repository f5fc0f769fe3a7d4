import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingForm } from '#domain/booking/bookProduct.ts';

/** A booking of `aProduct()` by `aSession('buyer')`. */
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

/** A booking of `aThinkPad()`. */
export function aThinkPadBooking(given: Partial<Booking> = {}): Booking {
  return aBooking({
    id: 'b1',
    buyerName: 'Sabbir Alam',
    email: 'sabbir@example.com',
    phone: '01711 223344',
    meetingLocation: 'North End, Mirpur 11',
    price: 38_500,
    productName: 'ThinkPad T480',
    image: 'https://pictures.example/t480.webp',
    categoryName: 'Lenovo',
    categoryId: '2',
    ...given,
  });
}

export function aBookingForm(given: Partial<BookingForm> = {}): BookingForm {
  return { phone: '01811-222222', meetingLocation: 'New Market, gate 2', ...given };
}
