import { makeAutoObservable, runInAction } from 'mobx';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { ReportPayments } from '#domain/payment/reportPayments.ts';

type PaymentReportingParts = {
  /** Null where the marketplace takes no reports of payments. */
  readonly reportPayments: ReportPayments | null;
  readonly records: PaymentRecords;
};

/** Tells the marketplace of a payment that this device made. Until it knows, the record waits on the device. */
export class PaymentReporting {
  /** Whether the marketplace could not be told. */
  isWaiting = false;
  isPending = false;
  readonly #bookingId: string;
  readonly #parts: PaymentReportingParts;

  constructor(parts: PaymentReportingParts, bookingId: string) {
    this.#parts = parts;
    this.#bookingId = bookingId;
    makeAutoObservable(this);
  }

  async run(): Promise<void> {
    const { reportPayments, records } = this.#parts;
    if (reportPayments === null || this.isPending) return;
    this.isPending = true;
    try {
      await reportPayments();
    } finally {
      runInAction(() => {
        this.isPending = false;
        this.isWaiting = records.unreported().some(({ bookingId }) => bookingId === this.#bookingId);
      });
    }
  }
}
