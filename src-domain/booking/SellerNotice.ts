import type { Booking } from './Booking.ts';
import type { BookingSummary } from './summariseBooking.ts';

/** The facts for a buyer's message to the seller. The marketplace sends no message itself. */
export type SellerNotice = {
  readonly booking: Pick<Booking, 'buyerName' | 'phone' | 'meetingLocation' | 'price' | 'productName'>;
  readonly seller: BookingSummary['seller'];
  /** Null unless exactly one product on offer matches the booking. */
  readonly productId: string | null;
};
