import { applyBookingEvent } from '#domain/booking/applyBookingEvent.ts';
import type { MoveBookingFailure } from '#domain/booking/moveBooking.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';

type Moved = { readonly move: BookingMove; readonly reason: string; readonly at: number };

/** The booking after a successful move, shown until it is read again, so that nobody makes the move twice. */
export function afterMove(summary: BookingSummary, { move, reason, at }: Moved): BookingSummary {
  const { booking, side: by, product } = summary;
  const moved = applyBookingEvent(booking, move, { by, at, product, reason: reason.trim() || undefined });
  return moved === null ? summary : { ...summary, booking: moved };
}

const withoutEffect: ReadonlySet<MoveBookingFailure['code']> = new Set([
  'rules/broken',
  'access/denied',
  'access/login-required',
  'api/session-expired',
  'api/forbidden',
  'api/unregistered',
  'api/too-many-requests',
]);

/** Whether the marketplace did nothing. Reading the deal again could then only take away what was typed. */
export function hadNoEffect(code: MoveBookingFailure['code']): boolean {
  return withoutEffect.has(code);
}
