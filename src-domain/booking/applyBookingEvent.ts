import type { ProductStatus } from '../catalogue/Product.ts';
import type { Booking } from './Booking.ts';
import { type BookingEvent, type DealRole, stageAfter, stageFacts, stageOf } from './bookingLife.ts';

export type BookingEventDetails = {
  readonly by: DealRole;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly at: number;
  readonly reason?: string | undefined;
  /** The status that the other bookings give the product. */
  readonly product?: ProductStatus | undefined;
};

/** The booking after the event; null if the table does not allow the event. */
export function applyBookingEvent<B extends Booking>(
  booking: B,
  event: BookingEvent,
  { by, at, reason, product }: BookingEventDetails,
): B | null {
  const stage = stageOf(booking, product);
  const next = stage === null ? null : stageAfter(stage, event, by);
  if (next === null) return null;
  const handedOver = event === 'hand-over' ? { handedOver: { ...booking.handedOver, [by]: at } } : {};
  return { ...booking, ...handedOver, ...(reason === undefined ? {} : { reason }), state: stageFacts[next].state };
}
