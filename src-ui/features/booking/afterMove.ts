import { applyBookingEvent } from '#domain/booking/applyBookingEvent.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';

type Moved = { readonly move: BookingMove; readonly reason: string; readonly at: number };

/** The booking after a successful move, shown until it is read again, so that nobody makes the move twice. */
export function afterMove(summary: BookingSummary, { move, reason, at }: Moved): BookingSummary {
  const { booking, side: by, product } = summary;
  const moved = applyBookingEvent(booking, move, { by, at, product, reason: reason.trim() || undefined });
  return moved === null ? summary : { ...summary, booking: moved };
}
