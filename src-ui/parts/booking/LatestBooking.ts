import { makeAutoObservable, observableRef } from 'mobx';
import type { Booking } from '#domain/booking/Booking.ts';
import { isOpen } from '#domain/booking/BookingState.ts';
import type { SellerNotice } from '#domain/booking/SellerNotice.ts';
import { isActor } from '#domain/identity/Session.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

type ListedBooking = Pick<Booking, 'productId' | 'productName' | 'price' | 'state'>;

/** The latest booking, until the buyer has told the seller, dismissed the reminder or signed out. */
export class LatestBooking {
  booked: { readonly by: string; readonly notice: SellerNotice; readonly wasListed?: true } | null = null;
  readonly #session: SessionStore;

  constructor(session: SessionStore) {
    makeAutoObservable(this, { booked: observableRef });
    this.#session = session;
  }

  /** Only for the person who booked, because several people may use the device. */
  get notice(): SellerNotice | null {
    const { booked } = this;
    return booked !== null && isActor(this.#session.actor ?? null, booked.by) ? booked.notice : null;
  }

  set(by: string, notice: SellerNotice): void {
    this.booked = { by, notice };
  }

  /** The booking was deleted, so there is nothing to tell. */
  forget(booking: ListedBooking): void {
    if (this.notice !== null && isAbout(this.notice, booking)) this.dismiss();
  }

  /** The person's bookings were read: the reminder goes with a booking that has ended or was deleted elsewhere. */
  follow(bookings: readonly ListedBooking[]): void {
    const { booked, notice } = this;
    if (booked === null || notice === null) return;
    const its = bookings.filter((booking) => isAbout(notice, booking));
    // A list that is older than the booking lacks it, and may hold an ended one of the same product.
    if (its.some(isOpen)) this.booked = { ...booked, wasListed: true };
    else if (booked.wasListed === true) this.dismiss();
  }

  dismiss(): void {
    this.booked = null;
  }
}

function isAbout({ booking, ...notice }: SellerNotice, { productId, productName, price }: ListedBooking): boolean {
  return productId === undefined || notice.productId === null
    ? booking.productName === productName && booking.price === price
    : notice.productId === productId;
}
