import type { Product } from '../catalogue/Product.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import { type Actor, type Session, isActor } from '../identity/Session.ts';
import type { AccessFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';
import { isOpen } from './BookingState.ts';

/** The product is promised to somebody, or sold. */
export type ProductUnavailable = { readonly code: 'booking/reserved' } | { readonly code: 'booking/sold' };

/** The product costs another amount than the person saw. */
export type PriceChanged = { readonly code: 'booking/price-changed' };

export type BookingRefusal =
  | AccessFailure
  | { readonly code: 'booking/admin-cannot-book' }
  | { readonly code: 'booking/own-product' }
  | { readonly code: 'booking/already-booked' }
  | ProductUnavailable;

/** The fields that deleting a booking needs. An unreadable row has no others. */
export type DeletableBooking = { readonly id: string; readonly email: string | null };

type Offer = Pick<Product & Booking, 'productName' | 'image' | 'categoryName' | 'price'>;

export function isBookingOf(booking: Booking, product: Product): boolean {
  return booking.productId === undefined ? isSameOffer(booking, product) : booking.productId === product.id;
}

/**
 * Most marketplaces' bookings hold no product id. There, the same name, picture, category and price mean the same offer.
 */
export function isSameOffer(one: Offer, other: Offer): boolean {
  return (
    one.productName === other.productName &&
    one.image === other.image &&
    one.categoryName === other.categoryName &&
    one.price === other.price
  );
}

/** Answers the person's session if they may book the product, given their own bookings. */
export function canBookProduct(
  actor: Actor,
  product: Product,
  bookings: readonly Booking[],
): Result<Session, BookingRefusal> {
  if (actor?.isAdmin === true) return fail({ code: 'booking/admin-cannot-book' });
  const allowed = requireAccess(actor, 'book a product');
  if (!allowed.ok) return allowed;
  if (isActor(actor, product.sellerEmail)) return fail({ code: 'booking/own-product' });
  // Some marketplaces list other people's bookings as well.
  const mine = bookings.filter(({ email }) => isActor(actor, email));
  if (mine.some((booking) => isOpen(booking) && isBookingOf(booking, product))) {
    return fail({ code: 'booking/already-booked' });
  }
  const unavailable = whyUnavailable(product);
  return unavailable === null ? allowed : fail(unavailable);
}

/** Null if the product can be booked, or if its status is unknown. */
export function whyUnavailable({ status }: Pick<Product, 'status'>): ProductUnavailable | null {
  if (status === 'reserved') return { code: 'booking/reserved' };
  return status === 'sold' ? { code: 'booking/sold' } : null;
}

/** An unreadable row may lack its owner's address. It came in this person's own list, so they may delete it. */
export function canDeleteBooking(actor: Actor, { email }: DeletableBooking): boolean {
  return email === null ? actor !== null : isActor(actor, email);
}

export function canPayBooking(actor: Actor, booking: Booking): boolean {
  return isActor(actor, booking.email);
}
