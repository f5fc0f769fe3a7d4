import { makeAutoObservable, runInAction } from 'mobx';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { ReportPayments } from '#domain/payment/reportPayments.ts';

type PaymentReportingParts = {
  /** Null if the marketplace lacks `paid`. */
  readonly reportPayments: ReportPayments | null;
  readonly records: PaymentRecords;
};

/** Reports this device's payment to the marketplace. The record stays on the device until that succeeds. */
export class PaymentReporting {
  /** Whether reporting failed. */
  isWaiting = false;
  isPending = false;
  readonly #bookingId: string;
  readonly #parts: PaymentReportingParts;

  constructor(parts: PaymentReportingParts, bookingId: string) {
    this.#parts = parts;
    this.#bookingId = bookingId;
    makeAutoObservable(this);
  }

  /** `isAsked`: by the person, who may have to log in for it. */
  async run(isAsked = false): Promise<void> {
    const { reportPayments, records } = this.#parts;
    if (reportPayments === null || this.isPending) return;
    this.isPending = true;
    try {
      await reportPayments({ quietly: !isAsked });
    } finally {
      runInAction(() => {
        this.isPending = false;
        this.isWaiting = records.unreported().some(({ bookingId }) => bookingId === this.#bookingId);
      });
    }
  }
}
