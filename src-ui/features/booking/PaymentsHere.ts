import { createAtom } from 'mobx';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';

/** This device's payments as an observable, because another tab may pay. */
export class PaymentsHere {
  readonly #records: PaymentRecords;
  #stop = (): void => {};
  readonly #changes = createAtom(
    'payments here',
    () => {
      this.#stop = this.#records.onChangeElsewhere(() => this.#changes.reportChanged());
    },
    () => this.#stop(),
  );

  constructor(records: PaymentRecords) {
    this.#records = records;
  }

  paid(bookingId: string): PaidRecord | null {
    this.#changes.reportObserved();
    return this.#records.paid(bookingId);
  }

  /** Whether a payment is still processing. Paying again could charge twice. */
  isProcessing(bookingId: string): boolean {
    this.#changes.reportObserved();
    return this.#records.isProcessing(bookingId);
  }
}
