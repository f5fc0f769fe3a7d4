import type { Booking, NewBooking } from '#domain/booking/Booking.ts';
import type { PaymentRequest } from '#domain/payment/PaymentIntentsApi.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import type { PaymentLedger } from '../payments/PaymentLedger.ts';
import type { Answer, MarketplaceAccess, Token } from './MarketplaceAccess.ts';
import type { MarketplaceStore } from './MarketplaceStore.ts';

export class MarketplaceBookings {
  readonly #store: MarketplaceStore;
  readonly #access: MarketplaceAccess;
  readonly #payments: PaymentLedger;

  constructor(store: MarketplaceStore, access: MarketplaceAccess, payments: PaymentLedger) {
    this.#store = store;
    this.#access = access;
    this.#payments = payments;
  }

  /** Answers the booking's id. One person books an offer once; several people may. */
  book(booking: NewBooking): Answer<string> {
    this.#store.refresh();
    if (this.#store.bookings.all.some((other) => isRepeated(other, booking))) {
      return fail({ code: 'api/refused', message: `You already have a booking for ${booking.productName}` });
    }
    const id = this.#store.nextId();
    this.#store.bookings.put({ ...booking, id });
    return this.#store.commit(id);
  }

  ofBuyer(token: Token, email: string): Answer<readonly Booking[]> {
    const self = this.#access.self(token, email);
    return self.ok ? ok(this.#store.bookings.all.filter((booking) => sameEmail(booking.email, email))) : self;
  }

  byId(id: string): Answer<Booking> {
    this.#store.refresh();
    const booking = this.#store.bookings.get(id);
    return booking === undefined ? fail({ code: 'api/not-found' }) : ok(booking);
  }

  /** Answers whether there was one. */
  delete(id: string): Answer<boolean> {
    this.#store.refresh();
    return this.#store.bookings.delete(id) ? this.#store.commit(true) : ok(false);
  }

  /**
   * Answers the client secret of a payment, another one at each call: which of them is going to be
   * paid a server cannot know. What is charged is the booking's price, whatever the client says it is.
   */
  createPaymentIntent({ bookingId }: PaymentRequest): Answer<string> {
    const booking = this.byId(bookingId);
    if (!booking.ok) return booking;
    const secret = this.#payments.create(booking.value);
    return secret === null ? fail({ code: 'api/unavailable' }) : ok(secret);
  }
}

/** A booking carries no product id: the same name, picture, category and price are the same offer. */
function isRepeated(kept: Booking, asked: NewBooking): boolean {
  return (
    sameEmail(kept.email, asked.email) &&
    kept.productName === asked.productName &&
    kept.image === asked.image &&
    kept.categoryName === asked.categoryName &&
    kept.price === asked.price
  );
}
