import type { Product } from '../catalogue/Product.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import { type Actor, type Session, isActor } from '../identity/Session.ts';
import type { AccessFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';

export type BookingRefusal =
  | AccessFailure
  | { readonly code: 'booking/admin-cannot-book' }
  | { readonly code: 'booking/own-product' }
  | { readonly code: 'booking/already-booked' };

/** A booking carries no product id: the same name, picture, category and price are the same offer. */
export function isBookingOf(booking: Booking, product: Product): boolean {
  return (
    booking.productName === product.productName &&
    booking.image === product.image &&
    booking.categoryName === product.categoryName &&
    booking.price === product.price
  );
}

/** The session of who may book a product, given the bookings that they have; or why they may not. */
export function canBookProduct(
  actor: Actor,
  product: Product,
  bookings: readonly Booking[],
): Result<Session, BookingRefusal> {
  if (actor?.isAdmin === true) return fail({ code: 'booking/admin-cannot-book' });
  const allowed = requireAccess(actor, 'book a product');
  if (!allowed.ok) return allowed;
  if (isActor(actor, product.sellerEmail)) return fail({ code: 'booking/own-product' });
  if (bookings.some((booking) => isBookingOf(booking, product))) return fail({ code: 'booking/already-booked' });
  return allowed;
}

export function canDeleteBooking(actor: Actor, booking: Booking): boolean {
  return isActor(actor, booking.email);
}

export function canPayBooking(actor: Actor, booking: Booking): boolean {
  return isActor(actor, booking.email);
}
