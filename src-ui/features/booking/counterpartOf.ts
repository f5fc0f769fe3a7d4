import type { BookingSummary } from '#domain/booking/summariseBooking.ts';

type Counterpart = { readonly name: string; readonly phone: string; readonly email: string };

/** The other person of the meeting; null if unknown. */
export function counterpartOf({ booking, seller, side }: BookingSummary): Counterpart | null {
  if (side === 'seller') return { name: booking.buyerName, phone: booking.phone, email: booking.email };
  return typeof seller === 'string' ? null : seller;
}
