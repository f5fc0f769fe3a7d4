import { applyBookingEvent } from '#domain/booking/applyBookingEvent.ts';
import type { NewBooking } from '#domain/booking/Booking.ts';
import type { BookingIncident } from '#domain/booking/bookingLife.ts';
import { incidentForOthers, productStatus, stageAfter, stageOf } from '#domain/booking/bookingLife.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import { isBookingOf } from '#domain/booking/bookingPolicy.ts';
import { type DealSide, dealSides, isOpen } from '#domain/booking/BookingState.ts';
import { sideOfEmail } from '#domain/booking/dealPolicy.ts';
import { reasonRules } from '#domain/booking/reasonRules.ts';
import type { BookingMovedOn } from '#domain/booking/SalesApi.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { normaliseEmail, sameEmail } from '#domain/shared/EmailAddress.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { checkField } from '#domain/shared/rules.ts';
import type { Answer, MarketplaceAccess, Token } from './MarketplaceAccess.ts';
import type { MarketplaceData } from './MarketplaceData.ts';
import { incidentReasons, reasonRefusals } from './dealWords.ts';
import { type StoredBooking, isRemovedBy } from './StoredBooking.ts';

type MarketplaceDealsParts = {
  readonly store: MarketplaceData;
  readonly access: MarketplaceAccess;
  readonly clock: Clock;
};

/** The extension `sales`. Calls run one at a time, so a product is promised to one person at most. */
export class MarketplaceDeals {
  readonly #store: MarketplaceData;
  readonly #access: MarketplaceAccess;
  readonly #clock: Clock;

  constructor({ store, access, clock }: MarketplaceDealsParts) {
    this.#store = store;
    this.#access = access;
    this.#clock = clock;
  }

  /** Answers the booking's id. The product's facts come from the store, not from the buyer. */
  book(asked: NewBooking, productId: string): Answer<string> {
    const product = this.#store.products.get(productId);
    if (product === undefined) return fail({ code: 'api/not-found' });
    const refusal = this.#refusalOf(asked, product);
    if (refusal !== null) return fail({ code: 'api/refused', message: refusal });
    const id = this.#store.nextId();
    const { price, productName, image, categoryName, categoryId, sellerEmail } = product;
    const facts = { price, productName, image, categoryName, categoryId, sellerEmail };
    this.#store.bookings.put({ ...asked, ...facts, id, productId, bookedAt: this.#clock.now(), state: 'requested' });
    return this.#store.commit(id);
  }

  /** The seller's bookings, newest first. */
  ofSeller(token: Token, email: string): Answer<readonly StoredBooking[]> {
    const self = this.#access.self(token, email);
    if (!self.ok) return self;
    const own = this.#store.bookings
      .by('seller', normaliseEmail(email))
      .filter((booking) => !isRemovedBy(booking, 'seller'));
    return ok([...own].sort((one, other) => (other.bookedAt ?? 0) - (one.bookedAt ?? 0)));
  }

  move(token: Token, id: string, move: BookingMove, reason = ''): Answer<void, BookingMovedOn> {
    const person = this.#access.person(token);
    if (!person.ok) return person;
    const booking = this.#store.bookings.get(id);
    if (booking?.state === undefined) return fail({ code: 'api/not-found' });
    const side = sideOfEmail(person.value.email, booking);
    if (side === null) return fail({ code: 'api/forbidden' });
    const rules = reasonRules[move];
    const broken = rules === undefined ? undefined : checkField(rules, reason);
    if (broken !== undefined) return fail({ code: 'api/refused', message: reasonRefusals[broken] });
    const words = rules === undefined ? '' : reason.trim();
    if (!this.#apply(booking, move, side, words)) return fail({ code: 'booking/moved-on', state: booking.state });
    return this.#store.commit();
  }

  /**
   * Cancels the booking if the side may. Otherwise removes it from the side's own list, and deletes it once it is in no
   * list. Answers false if the side had already removed it.
   */
  remove(booking: StoredBooking, side: DealSide): boolean {
    if (this.#apply(booking, 'cancel', side, '')) return true;
    if (isRemovedBy(booking, side)) return false;
    this.#removeFrom(booking, side);
    return true;
  }

  productDeleted(productId: string): void {
    for (const booking of this.#ofProduct(productId)) {
      this.#applyIncident(booking, 'product-deleted');
      if (booking.removedBy?.length === dealSides.length) this.#store.bookings.delete(booking.id);
    }
  }

  /** Ends a deleted person's deals. The other side still sees how they ended. */
  personDeleted(email: string): void {
    const bookingsBy = (side: DealSide) => this.#store.bookings.by(side, normaliseEmail(email));
    for (const booking of dealSides.flatMap(bookingsBy)) {
      const side = booking.state === undefined ? null : sideOfEmail(email, booking);
      if (side === null) continue;
      this.#applyIncident(booking, side === 'buyer' ? 'buyer-deleted' : 'seller-deleted');
      this.#removeFrom(this.#store.bookings.get(booking.id) ?? booking, side);
    }
  }

  #refusalOf({ email }: NewBooking, product: Product): string | null {
    const { id, productName, sellerEmail } = product;
    if (sameEmail(email, sellerEmail)) return `${productName} is your own product`;
    const mine = this.#store.bookings.by('buyer', normaliseEmail(email)).filter(isOpen);
    if (mine.some((booking) => isBookingOf(booking, product))) return `You already have a booking for ${productName}`;
    const status = productStatus(this.#ofProduct(id));
    return status === 'available' ? null : `${productName} is ${status}`;
  }

  #ofProduct(productId: string): readonly StoredBooking[] {
    return this.#store.bookings.by('product', productId);
  }

  /** Applies the event. Answers false if the table does not allow it. */
  #apply(
    booking: StoredBooking,
    event: BookingMove | BookingIncident,
    by: DealSide | 'marketplace',
    reason: string,
  ): boolean {
    const others = this.#ofProduct(booking.productId ?? '').filter(({ id }) => id !== booking.id);
    const product = productStatus(others);
    const details = { by, at: this.#clock.now(), product, ...(reason === '' ? {} : { reason }) };
    const next = applyBookingEvent(booking, event, details);
    const from = stageOf(booking, product);
    const to = from === null ? null : stageAfter(from, event, by);
    if (next === null || from === null || to === null) return false;
    this.#store.bookings.put(next);
    if (incidentForOthers(from, to) === 'product-sold')
      for (const other of others) this.#applyIncident(other, 'product-sold');
    return true;
  }

  #applyIncident(booking: StoredBooking, incident: BookingIncident): void {
    this.#apply(booking, incident, 'marketplace', incidentReasons[incident] ?? '');
  }

  #removeFrom(booking: StoredBooking, side: DealSide): void {
    const removedBy = [...new Set([...(booking.removedBy ?? []), side])];
    // The product's status depends on this booking, so keep it although nobody lists it.
    const isNeeded = booking.state === 'completed' && this.#store.products.get(booking.productId ?? '') !== undefined;
    if (removedBy.length < dealSides.length || isNeeded) this.#store.bookings.put({ ...booking, removedBy });
    else this.#store.bookings.delete(booking.id);
  }
}
