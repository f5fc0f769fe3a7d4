import type { Booking } from '#domain/booking/Booking.ts';
import type { DealSide } from '#domain/booking/BookingState.ts';
import type { Extension } from '#domain/extensions.ts';
import { defined } from '#domain/shared/defined.ts';

/** A booking as the marketplace stores it, with the fields of all extensions. */
export type StoredBooking = Booking & {
  /** The sides that have removed it from their own list. */
  readonly removedBy?: readonly DealSide[];
};

export function isRemovedBy({ removedBy = [] }: StoredBooking, side: DealSide): boolean {
  return removedBy.includes(side);
}

/** The booking as callers see it, without the fields of extensions that are off. */
export function shownBooking(stored: StoredBooking, extensions: readonly Extension[]): Booking {
  const { removedBy: _removedBy, isPaid = false, paymentIntentId, ...booking } = stored;
  const { productId, sellerEmail, bookedAt, state, handedOver, reason, ...specified } = booking;
  const deal = { productId, sellerEmail, bookedAt, state, handedOver, reason };
  return {
    ...specified,
    ...(extensions.includes('sales') ? defined(deal) : {}),
    ...(extensions.includes('paid') ? defined({ isPaid, paymentIntentId }) : {}),
  };
}
