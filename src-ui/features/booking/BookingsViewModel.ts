import type { Booking } from '#domain/booking/Booking.ts';
import type { DeletableBooking } from '#domain/booking/bookingPolicy.ts';
import type { DeleteBooking, DeleteBookingFailure } from '#domain/booking/deleteBooking.ts';
import { type Deletion, deletionOf } from '#domain/booking/dealPolicy.ts';
import type { FindWaitingRequests } from '#domain/booking/findWaitingRequests.ts';
import { type BookingStage, stageOf } from '#domain/booking/bookingLife.ts';
import type { ListMyBookings } from '#domain/booking/listMyBookings.ts';
import { isDue } from '#domain/payment/isDue.ts';
import type { PaidRecord } from '#domain/payment/PaymentRecords.ts';
import type { ReportPayments } from '#domain/payment/reportPayments.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import type { KnownRow, Listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import type { Action } from '../../state/Action.ts';
import { DeletableList } from '../../state/DeletableList.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import type { PaymentsHere } from './PaymentsHere.ts';

type BookingsParts = {
  readonly list: ListMyBookings;
  readonly findWaiting: FindWaitingRequests;
  readonly deleteBooking: DeleteBooking;
  /** Null if the marketplace lacks `paid`. */
  readonly reportPayments: ReportPayments | null;
  readonly payments: PaymentsHere;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

const outcomeOf = { deletes: 'bookingDeleted', cancels: 'bookingCancelled', removes: 'bookingRemoved' } as const;

/** 'none': the booking's state does not allow paying. */
export type BookingPayment = 'paid' | 'processing' | 'open' | 'none';

export class BookingsViewModel {
  readonly bookings: Load<Listing<Booking>, CallFailure>;
  readonly deletion: Action<DeleteBookingFailure>;
  /** The requests whose product is promised to somebody else. */
  readonly waiting = new Load<ReadonlySet<string>, never>();
  readonly #list: DeletableList<Booking, DeletableBooking, CallFailure, DeleteBookingFailure>;
  readonly #parts: BookingsParts;

  constructor(parts: BookingsParts) {
    const { list, deleteBooking, session, notifications } = parts;
    this.#parts = parts;
    this.#list = new DeletableList({
      list,
      remove: deleteBooking,
      report: (booking, _isCertain, wasThere) => {
        const word = wasThere ? outcomeOf[this.deletionOf(booking)] : 'bookingNotThere';
        notifications.say(wasThere ? 'success' : 'info', outcomeTexts, (texts) => texts[word]);
      },
      reportFailure: () => notifications.say('danger', outcomeTexts, (texts) => texts.bookingNotDeleted),
      // A cancelled deal stays on the list.
      isDone: (booking, row) => this.deletionOf(booking) === 'cancels' && 'state' in row && row.state === 'cancelled',
      session,
    });
    ({ rows: this.bookings, deletion: this.deletion } = this.#list);
  }

  start(): void {
    void this.refresh();
    void this.#report();
  }

  stop(): void {
    this.#list.leave();
    this.waiting.cancel();
  }

  async refresh(): Promise<void> {
    await this.#list.refresh();
    if (this.bookings.state.status !== 'loaded') return;
    const { findWaiting, session } = this.#parts;
    const mine = this.bookings.state.value.items;
    const before = this.waiting.value;
    await this.waiting.run(async (signal) =>
      ok(await findWaiting(session.actor ?? null, mine, { signal, fresh: true }, before)),
    );
  }

  /** The deal's stage; null if it is unknown. */
  stageOf(booking: Booking): BookingStage | null {
    return stageOf(booking, this.waiting.value?.has(booking.id) === true ? 'reserved' : undefined);
  }

  /** This device's record of a booking's payment. */
  paidHere(booking: Pick<Booking, 'id'>): PaidRecord | null {
    return this.#parts.payments.paid(booking.id);
  }

  /** Whether a payment started on this device is still processing. Paying again could charge twice. */
  isProcessing(booking: Pick<Booking, 'id'>): boolean {
    return this.#parts.payments.isProcessing(booking.id);
  }

  paymentOf(booking: Booking): BookingPayment {
    if (booking.isPaid === true || this.paidHere(booking) !== null) return 'paid';
    if (this.isProcessing(booking)) return 'processing';
    return isDue(booking) ? 'open' : 'none';
  }

  deletionOf(booking: DeletableBooking): Deletion {
    return deletionOf(this.#parts.session.actor ?? null, booking);
  }

  /** Answers whether the booking is gone now. If the deal has moved on instead, the list shows where it stands. */
  async delete(booking: DeletableBooking): Promise<boolean> {
    const isGone = await this.#list.delete(booking);
    if (this.deletion.failure?.code === 'booking/moved-on') void this.refresh();
    return isGone;
  }

  /** The row as the list has it now. */
  current(row: Booking | KnownRow): Booking | KnownRow {
    return this.bookings.value?.items.find(({ id }) => id === row.id) ?? row;
  }

  /** Reports payments, and refreshes if the marketplace learned of one. */
  async #report(): Promise<void> {
    if ((await this.#parts.reportPayments?.({ quietly: true })) === true && !this.#list.isLeft) await this.refresh();
  }
}
