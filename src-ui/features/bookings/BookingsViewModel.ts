import type { Booking } from '#domain/booking/Booking.ts';
import type { DeleteBooking } from '#domain/booking/DeleteBooking.ts';
import type { ListMyBookings } from '#domain/booking/ListMyBookings.ts';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { outcomeTexts } from '../../copy/outcomes.ts';
import { Action } from '../../state/Action.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

export class BookingsViewModel {
  readonly bookings = new Load<Listing<Booking>, ApiFailure | AccessFailure>();
  readonly deletion = new Action<ApiFailure | AccessFailure>();
  readonly #list: ListMyBookings;
  readonly #delete: DeleteBooking;
  readonly #records: PaymentRecords;
  readonly #session: SessionStore;
  readonly #notifications: Notifications;

  constructor(
    list: ListMyBookings,
    deleteBooking: DeleteBooking,
    records: PaymentRecords,
    session: SessionStore,
    notifications: Notifications,
  ) {
    this.#list = list;
    this.#delete = deleteBooking;
    this.#records = records;
    this.#session = session;
    this.#notifications = notifications;
  }

  start(): void {
    void this.refresh();
  }

  stop(): void {
    this.bookings.cancel();
  }

  refresh(): Promise<void> {
    return this.bookings.run((signal) => this.#list.execute(this.#session.actor ?? null, { signal, fresh: true }));
  }

  /** What this device knows of a booking's payment; the marketplace keeps no word of it. */
  paidHere(booking: Booking): PaidRecord | null {
    return this.#records.paid(booking.id);
  }

  /** Whether a payment is on its way that this device began: nothing is to be paid until it has arrived or failed. */
  isProcessing(booking: Booking): boolean {
    return this.#records.isProcessing(booking.id);
  }

  /** Answers whether the booking is gone now. */
  async delete(booking: Booking): Promise<boolean> {
    const answer = await this.deletion.run(() => this.#delete.execute(this.#session.actor ?? null, booking));
    if (answer?.ok !== true) return false;
    this.#notifications.say('success', outcomeTexts, (texts) => texts.bookingDeleted);
    this.#takeOut(booking);
    void this.refresh();
    return true;
  }

  /** Out of sight at once; the list that is asked for anew has the last word. */
  #takeOut(gone: Booking): void {
    const shown = this.bookings.value;
    if (shown === undefined) return;
    this.bookings.set({ ...shown, items: shown.items.filter(({ id }) => id !== gone.id) });
  }
}
