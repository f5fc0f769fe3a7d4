import type { Product, ProductStatus } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';
import type { DealSide } from './BookingState.ts';
import { stageOf } from './bookingLife.ts';
import { isBookingOf } from './bookingPolicy.ts';
import type { BookingsApi } from './BookingsApi.ts';
import { sideOf } from './dealPolicy.ts';

export type BookedSeller = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Where the seller said that the product is. */
  readonly location: string;
};

export type BookingSummary = {
  readonly booking: Booking;
  /** Of this person, who looks at it. */
  readonly side: DealSide;
  /** Of the booked product, where the marketplace says; it decides what a request waits for. */
  readonly product?: ProductStatus;
  /**
   * Most marketplaces do not say who sells: that is known from the product while it is offered, by one seller.
   * 'several' offer the same, 'none' does any more, or the products are 'unknown' because they did not come.
   */
  readonly seller: BookedSeller | 'several' | 'none' | 'unknown';
  /** The one product on offer that the booking can be of; null where there are several, none or unknown ones. */
  readonly productId: string | null;
};

type Dependencies = {
  readonly bookings: BookingsApi;
  readonly products: ProductsApi;
};

/** A booking with what is known of who sells: what one takes along to the meeting. */
export const summariseBooking =
  ({ bookings, products }: Dependencies) =>
  async (
    actor: Actor,
    id: string,
    options?: ReadOptions,
  ): Promise<Result<BookingSummary, AccessFailure | ApiFailure>> => {
    const allowed = requireAccess(actor, 'list own bookings');
    if (!allowed.ok) return allowed;
    const found = await bookings.byId(id, options);
    if (!found.ok) return found;
    const side = sideOf(actor, found.value);
    if (side === null) return fail({ code: 'access/denied' });
    const offered = await products.ofCategory(found.value.categoryName, options);
    const offers = offered.ok ? offered.value.items.filter((product) => isBookingOf(found.value, product)) : null;
    const [offer, ...others] = offers ?? [];
    const status = found.value.productId === undefined ? undefined : offer?.status;
    // Between the two reads the product may have been promised to this very buyer.
    const latest =
      stageOf(found.value, status) === 'waiting' ? await bookings.byId(id, { ...options, fresh: true }) : found;
    if (!latest.ok) return latest;
    const booking = latest.value;
    return ok({
      booking,
      side,
      ...(status === undefined ? {} : { product: status }),
      seller: offers === null ? 'unknown' : sellerAmong(offers),
      productId: offer === undefined || others.length > 0 ? null : offer.id,
    });
  };

export type SummariseBooking = ReturnType<typeof summariseBooking>;

function sellerAmong(offers: readonly Product[]): BookingSummary['seller'] {
  const [offer] = offers;
  if (offer === undefined) return 'none';
  if (offers.some(({ sellerEmail }) => sellerEmail !== offer.sellerEmail)) return 'several';
  return sellerOf(offer);
}

/** Who sells a product, as the product says. */
export function sellerOf({ sellerName, sellerEmail, phone, location }: Product): BookedSeller {
  return { name: sellerName, email: sellerEmail, phone, location };
}
