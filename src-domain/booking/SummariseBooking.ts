import type { Product } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import { type Actor, isActor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';
import { isBookingOf } from './bookingPolicy.ts';
import type { BookingsApi } from './BookingsApi.ts';

export type BookedSeller = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Where the seller said that the product is. */
  readonly location: string;
};

export type BookingSummary = {
  readonly booking: Booking;
  /**
   * A booking does not say who sells: that is known from the product while it is offered, by one seller.
   * 'several' offer the same, 'none' does any more, or the products are 'unknown' because they did not come.
   */
  readonly seller: BookedSeller | 'several' | 'none' | 'unknown';
};

/** A booking with what is known of who sells: what one takes along to the meeting. */
export class SummariseBooking {
  readonly #bookings: BookingsApi;
  readonly #products: ProductsApi;

  constructor(bookings: BookingsApi, products: ProductsApi) {
    this.#bookings = bookings;
    this.#products = products;
  }

  async execute(actor: Actor, id: string, options?: ReadOptions): Promise<Result<BookingSummary, AccessFailure | ApiFailure>> {
    const allowed = requireAccess(actor, 'list own bookings');
    if (!allowed.ok) return allowed;
    const found = await this.#bookings.byId(id, options);
    if (!found.ok) return found;
    const booking = found.value;
    if (!isActor(actor, booking.email)) return fail({ code: 'access/denied' });
    const products = await this.#products.ofCategory(booking.categoryName, options);
    const seller = products.ok ? sellerOf(products.value.items.filter((product) => isBookingOf(booking, product))) : 'unknown';
    return ok({ booking, seller });
  }
}

function sellerOf(offers: readonly Product[]): BookingSummary['seller'] {
  const [offer] = offers;
  if (offer === undefined) return 'none';
  if (offers.some(({ sellerEmail }) => sellerEmail !== offer.sellerEmail)) return 'several';
  return { name: offer.sellerName, email: offer.sellerEmail, phone: offer.phone, location: offer.location };
}
