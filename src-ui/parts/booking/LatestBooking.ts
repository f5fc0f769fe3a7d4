import { makeAutoObservable, observableRef } from 'mobx';
import type { Booking } from '#domain/booking/Booking.ts';
import type { SellerNotice } from '#domain/booking/SellerNotice.ts';
import { isActor } from '#domain/identity/Session.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

/** The latest booking, until the buyer has told the seller, dismissed the reminder or signed out. */
export class LatestBooking {
  booked: { readonly by: string; readonly notice: SellerNotice } | null = null;
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
  forget({ productId, productName, price }: Pick<Booking, 'productId' | 'productName' | 'price'>): void {
    const { notice } = this;
    if (notice === null) return;
    const isSame =
      productId === undefined || notice.productId === null
        ? notice.booking.productName === productName && notice.booking.price === price
        : notice.productId === productId;
    if (isSame) this.dismiss();
  }

  dismiss(): void {
    this.booked = null;
  }
}
