import type { Booking } from './Booking.ts';
import type { BookingSummary } from './summariseBooking.ts';

/** What a buyer tells the seller of a booking. The marketplace tells nobody. */
export type SellerNotice = {
  readonly booking: Pick<Booking, 'buyerName' | 'phone' | 'meetingLocation' | 'price' | 'productName'>;
  readonly seller: BookingSummary['seller'];
  /** Null where the booking isn't certainly of one product that is still offered. */
  readonly productId: string | null;
};
