import type { BookingSummary, SummariseBooking } from '#domain/booking/SummariseBooking.ts';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import { Load } from '../../state/Load.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

/** One booking, to be taken along. */
export class BookingSummaryViewModel {
  readonly bookingId: string;
  readonly summary = new Load<BookingSummary, ApiFailure | AccessFailure>();
  readonly clock: Clock;
  readonly #summarise: SummariseBooking;
  readonly #records: PaymentRecords;
  readonly #session: SessionStore;

  constructor(
    bookingId: string,
    summarise: SummariseBooking,
    records: PaymentRecords,
    session: SessionStore,
    clock: Clock,
  ) {
    this.bookingId = bookingId;
    this.#summarise = summarise;
    this.#records = records;
    this.#session = session;
    this.clock = clock;
  }

  start(): void {
    void this.refresh();
  }

  stop(): void {
    this.summary.cancel();
  }

  refresh(): Promise<void> {
    return this.summary.run((signal) => this.#summarise.execute(this.#session.actor ?? null, this.bookingId, { signal }));
  }

  /** What this device knows of its payment. */
  get paidHere(): PaidRecord | null {
    return this.#records.paid(this.bookingId);
  }
}
