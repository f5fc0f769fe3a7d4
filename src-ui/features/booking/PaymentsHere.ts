import { makeAutoObservable } from 'mobx';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';

/** This device's payments as an observable, because another tab may pay. */
export class PaymentsHere {
  changes = 0;
  readonly #records: PaymentRecords;

  constructor(records: PaymentRecords) {
    this.#records = records;
    makeAutoObservable(this, { paid: false, isProcessing: false });
    records.onChangeElsewhere(() => this.noteChange());
  }

  paid(bookingId: string): PaidRecord | null {
    void this.changes;
    return this.#records.paid(bookingId);
  }

  /** Whether a payment is still processing. Paying again could charge twice. */
  isProcessing(bookingId: string): boolean {
    void this.changes;
    return this.#records.isProcessing(bookingId);
  }

  noteChange(): void {
    this.changes += 1;
  }
}
