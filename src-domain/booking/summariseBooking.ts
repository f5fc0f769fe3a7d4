import type { Product, ProductStatus } from '../catalogue/Product.ts';
import type { CataloguePorts } from '../search/CataloguePorts.ts';
import { type Offers, offersOf } from '../search/Offers.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { ApiFailure, CallFailure } from '../shared/Failure.ts';
import { sameEmail } from '../shared/EmailAddress.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';
import type { DealSide } from './BookingState.ts';
import { listOffersIn } from './listOffersIn.ts';
import { stageOf } from './bookingLife.ts';
import { isBookingOf } from './bookingPolicy.ts';
import type { BookingsApi } from './BookingsApi.ts';
import { sideOf } from './dealPolicy.ts';

export type BookedSeller = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The product's location, as the seller stated it. */
  readonly location: string;
};

export type BookingSummary = {
  readonly booking: Booking;
  /** The viewer's side. */
  readonly side: DealSide;
  /** The booked product's status, if it is known. A request of a reserved product waits. */
  readonly product?: ProductStatus;
  /**
   * Most marketplaces' bookings do not name the seller, so it comes from the matching product on offer. 'several': more
   * than one seller offers the same. 'none': nobody offers it any more. 'unknown': the products did not load. A booking
   * that holds the seller's address and nothing else about them leaves the other facts empty.
   */
  readonly seller: BookedSeller | 'several' | 'none' | 'unknown';
  /** The product on offer that matches the booking; null unless there is exactly one. */
  readonly productId: string | null;
};

type Dependencies = CataloguePorts & { readonly bookings: BookingsApi };

/** Finds a booking with its seller, for the page that people take along to the meeting. */
export const summariseBooking =
  (ports: Dependencies) =>
  async (actor: Actor, id: string, options?: ReadOptions): Promise<Result<BookingSummary, CallFailure>> => {
    const allowed = requireAccess(actor, 'list own bookings');
    if (!allowed.ok) return allowed;
    const { email } = allowed.value.account;
    const found = await findBooking(ports.bookings, { id, email }, options);
    if (!found.ok) return found;
    const side = sideOf(actor, found.value);
    if (side === null) return fail({ code: 'access/denied' });
    const offered = await listOffers(ports, found.value, options);
    const offers = offered.ok ? offersOfBooking(found.value, offered.value) : null;
    const [offer, ...others] = offers ?? [];
    const status = found.value.productId === undefined ? undefined : offer?.status;
    // The seller may have accepted this request between the two reads, so read the booking again.
    const latest =
      stageOf(found.value, status) === 'waiting'
        ? await findBooking(ports.bookings, { id, email }, { ...options, fresh: true })
        : found;
    if (!latest.ok) return latest;
    const booking = latest.value;
    return ok({
      booking,
      side,
      ...(status === undefined ? {} : { product: status }),
      seller: offers === null ? 'unknown' : sellerAmong(offers, booking.sellerEmail),
      productId: offer === undefined || others.length > 0 ? null : offer.id,
    });
  };

export type SummariseBooking = ReturnType<typeof summariseBooking>;

/** Whether the device may still keep something that holds the same. */
const isCutOff = (failure: ApiFailure): boolean =>
  failure.code === 'api/offline' || (failure.code === 'api/unreachable' && failure.isNotKept === true);

/** The list of the person's bookings holds the same booking. */
async function findBooking(
  bookings: BookingsApi,
  { id, email }: { readonly id: string; readonly email: string },
  options?: ReadOptions,
): Promise<Result<Booking, ApiFailure>> {
  const found = await bookings.byId(id, options);
  if (found.ok || !isCutOff(found.failure)) return found;
  const listed = await bookings.ofBuyer(email, options);
  const booking = listed.ok ? listed.value.items.find((one) => one.id === id) : undefined;
  return booking === undefined ? found : ok(booking);
}

/** The list of all products holds the same offers. */
async function listOffers(
  ports: CataloguePorts,
  booking: Booking,
  options?: ReadOptions,
): Promise<Result<Offers, ApiFailure>> {
  const offered = await listOffersIn(ports, [booking], options);
  if (offered.ok || !isCutOff(offered.failure) || ports.search !== null) return offered;
  const all = await ports.products.all(options);
  return all.ok ? ok(offersOf(all.value)) : all;
}

/** Null if its product may be one of the unreadable ones. */
function offersOfBooking(booking: Booking, { products, unreadableIds }: Offers): readonly Product[] | null {
  const offers = products.filter((product) => isBookingOf(booking, product));
  if (offers.length > 0) return offers;
  const { productId } = booking;
  const mayBeUnreadable = productId === undefined ? unreadableIds.size > 0 : unreadableIds.has(productId);
  return mayBeUnreadable ? null : [];
}

function sellerAmong(offers: readonly Product[], email: string | undefined): BookingSummary['seller'] {
  const [offer] = offers;
  if (offer === undefined) return email === undefined ? 'none' : { name: '', email, phone: '', location: '' };
  if (!offers.every(({ sellerEmail }) => sameEmail(sellerEmail, offer.sellerEmail))) return 'several';
  return sellerOf(offer);
}

/** The product's seller. */
export function sellerOf({ sellerName, sellerEmail, phone, location }: Product): BookedSeller {
  return { name: sellerName, email: sellerEmail, phone, location };
}
