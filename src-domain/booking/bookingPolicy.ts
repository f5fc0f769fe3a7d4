import type { Product } from '../catalogue/Product.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import { type Actor, type Session, isActor } from '../identity/Session.ts';
import type { AccessFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';
import { isOpen } from './BookingState.ts';

/** It is promised to somebody, or has a new owner. */
export type ProductUnavailable = { readonly code: 'booking/reserved' } | { readonly code: 'booking/sold' };

export type BookingRefusal =
  | AccessFailure
  | { readonly code: 'booking/admin-cannot-book' }
  | { readonly code: 'booking/own-product' }
  | { readonly code: 'booking/already-booked' }
  | ProductUnavailable;

/** All that deleting a booking needs to know; one that could not be read says no more. */
export type DeletableBooking = { readonly id: string; readonly email: string | null };

type Offer = Pick<Product & Booking, 'productName' | 'image' | 'categoryName' | 'price'>;

export function isBookingOf(booking: Booking, product: Product): boolean {
  return booking.productId === undefined ? isSameOffer(booking, product) : booking.productId === product.id;
}

/**
 * Most marketplaces name no product in a booking: then the same name, picture, category and price are the same offer.
 */
export function isSameOffer(one: Offer, other: Offer): boolean {
  return (
    one.productName === other.productName &&
    one.image === other.image &&
    one.categoryName === other.categoryName &&
    one.price === other.price
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
  if (bookings.some((booking) => isOpen(booking) && isBookingOf(booking, product))) {
    return fail({ code: 'booking/already-booked' });
  }
  const unavailable = whyUnavailable(product);
  return unavailable === null ? allowed : fail(unavailable);
}

/** Null for a product that can be booked, and where the marketplace does not say. */
export function whyUnavailable({ status }: Pick<Product, 'status'>): ProductUnavailable | null {
  if (status === 'reserved') return { code: 'booking/reserved' };
  return status === 'sold' ? { code: 'booking/sold' } : null;
}

/** One that could not be read may not say whose it is: then it belongs to the person among whose bookings it came. */
export function canDeleteBooking(actor: Actor, { email }: DeletableBooking): boolean {
  return email === null ? actor !== null : isActor(actor, email);
}

export function canPayBooking(actor: Actor, booking: Booking): boolean {
  return isActor(actor, booking.email);
}
