import type { Booking, NewBooking } from '#domain/booking/Booking.ts';
import { isSameOffer } from '#domain/booking/bookingPolicy.ts';
import { isOpen } from '#domain/booking/BookingState.ts';
import { sideOfEmail } from '#domain/booking/dealPolicy.ts';
import type { Extension } from '#domain/extensions.ts';
import type { AlreadyPaid, PaymentRequest } from '#domain/payment/PaymentIntentsApi.ts';
import { normaliseEmail, sameEmail } from '#domain/shared/EmailAddress.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import type { PaymentLedger } from '../payments/PaymentLedger.ts';
import type { Answer, MarketplaceAccess, Token } from './MarketplaceAccess.ts';
import type { MarketplaceDeals } from './MarketplaceDeals.ts';
import type { MarketplaceData } from './MarketplaceData.ts';
import { type StoredBooking, isRemovedBy, shownBooking } from './StoredBooking.ts';

type MarketplaceBookingsParts = {
  readonly store: MarketplaceData;
  readonly access: MarketplaceAccess;
  readonly payments: PaymentLedger;
  readonly deals: MarketplaceDeals;
  readonly extensions: readonly Extension[];
};

export class MarketplaceBookings {
  readonly #parts: MarketplaceBookingsParts;

  constructor(parts: MarketplaceBookingsParts) {
    this.#parts = parts;
  }

  /** Answers the booking's id. A person can book the same offer only once, but several people can book it. */
  book({ productId, ...booking }: NewBooking): Answer<string> {
    const { store, deals, extensions } = this.#parts;
    store.refresh();
    if (productId !== undefined && extensions.includes('sales')) return deals.book(booking, productId);
    const own = store.bookings.by('buyer', normaliseEmail(booking.email));
    const isRepeated = own.some((other) => isOpen(other) && isSameOffer(other, booking));
    if (isRepeated) {
      return fail({ code: 'api/refused', message: `You already have a booking for ${booking.productName}` });
    }
    const id = store.nextId();
    store.bookings.put({ ...booking, id });
    return store.commit(id);
  }

  ofBuyer(token: Token, email: string): Answer<readonly Booking[]> {
    const { store, access } = this.#parts;
    const self = access.self(token, email);
    if (!self.ok) return self;
    const own = store.bookings.by('buyer', normaliseEmail(email)).filter((booking) => this.#isListed(booking));
    return ok(own.map((booking) => this.#shown(booking)));
  }

  /** The bookings of a seller's products. Needs `sales`. */
  ofSeller(token: Token, email: string): Answer<readonly Booking[]> {
    const found = this.#parts.deals.ofSeller(token, email);
    return found.ok ? ok(found.value.map((booking) => this.#shown(booking))) : found;
  }

  byId(id: string): Answer<Booking> {
    const { store } = this.#parts;
    store.refresh();
    const booking = store.bookings.get(id);
    return booking === undefined ? fail({ code: 'api/not-found' }) : ok(this.#shown(booking));
  }

  /** Answers whether there was one. Deletes a deal for the token's side only, or for the buyer without a token. */
  delete(id: string, token: Token = null): Answer<boolean> {
    const { store, access, deals, extensions } = this.#parts;
    store.refresh();
    const booking = store.bookings.get(id);
    if (booking?.state === undefined || !extensions.includes('sales')) {
      return store.bookings.delete(id) ? store.commit(true) : ok(false);
    }
    const person = token === null ? null : access.person(token);
    if (person?.ok === false) return person;
    const side = person === null ? 'buyer' : sideOfEmail(person.value.email, booking);
    if (side === null) return fail({ code: 'api/forbidden' });
    return deals.remove(booking, side) ? store.commit(true) : ok(false);
  }

  /** The booking, unless its deal has ended. */
  payable(id: string): Answer<Booking> {
    const booking = this.byId(id);
    if (!booking.ok || isOpen(booking.value)) return booking;
    return fail({ code: 'api/refused', message: 'This deal has ended, so there is nothing to pay' });
  }

  /**
   * Answers the client secret of the booking's payment, the same one until it is paid or cancelled. Charges the stored
   * price and ignores the client's.
   */
  createPaymentIntent({ bookingId }: PaymentRequest): Answer<string, AlreadyPaid> {
    const booking = this.payable(bookingId);
    return booking.ok ? this.#parts.payments.begin(booking.value) : booking;
  }

  /**
   * The extension `paid`. `isPaid` comes from the payment provider. Answers whether the booking changed. A payment counts
   * in every state of the booking.
   */
  markPaid(
    token: Token,
    id: string,
    paymentIntentId: string,
    isPaid = this.#isPaid(id, paymentIntentId),
  ): Answer<boolean> {
    const { store, access } = this.#parts;
    const person = access.person(token);
    if (!person.ok) return person;
    const booking = store.bookings.get(id);
    if (booking === undefined) return fail({ code: 'api/not-found' });
    if (!sameEmail(booking.email, person.value.email)) return fail({ code: 'api/forbidden' });
    if (!isPaid) return fail({ code: 'api/refused', message: 'The payment provider knows no such payment' });
    if (booking.isPaid === true) return ok(false);
    store.bookings.put({ ...booking, isPaid: true, paymentIntentId });
    return store.commit(true);
  }

  #isPaid(bookingId: string, paymentIntentId: string): boolean {
    return this.#parts.payments.isPaid(bookingId, paymentIntentId);
  }

  /** A marketplace without `sales` has no states, so it leaves out declined and cancelled bookings. */
  #isListed(booking: StoredBooking): boolean {
    if (isRemovedBy(booking, 'buyer')) return false;
    return this.#parts.extensions.includes('sales') || isOpen(booking) || booking.state === 'completed';
  }

  #shown(booking: StoredBooking): Booking {
    return shownBooking(booking, this.#parts.extensions);
  }
}
