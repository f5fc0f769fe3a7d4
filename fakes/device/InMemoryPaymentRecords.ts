import type { PaidRecord, PaymentRecords, UnreportedPayment } from '#domain/payment/PaymentRecords.ts';

export class InMemoryPaymentRecords implements PaymentRecords {
  readonly #begun = new Map<string, string>();
  readonly #processing = new Set<string>();
  readonly #paid = new Map<string, PaidRecord>();
  readonly #reported = new Set<string>();

  /** Everybody shares these records. */
  ofPayer(): PaymentRecords {
    return this;
  }

  begun(bookingId: string): string | null {
    return this.#begun.get(bookingId) ?? null;
  }

  begin(bookingId: string, clientSecret: string): void {
    this.#begun.set(bookingId, clientSecret);
  }

  isProcessing(bookingId: string): boolean {
    return this.#processing.has(bookingId);
  }

  setProcessing(bookingId: string, isProcessing: boolean): void {
    if (isProcessing) this.#processing.add(bookingId);
    else this.#processing.delete(bookingId);
  }

  paid(bookingId: string): PaidRecord | null {
    return this.#paid.get(bookingId) ?? null;
  }

  markPaid(bookingId: string, record: PaidRecord): void {
    this.#paid.set(bookingId, record);
  }

  unreported(): readonly UnreportedPayment[] {
    return [...this.#paid]
      .filter(([bookingId]) => !this.#reported.has(bookingId))
      .map(([bookingId, { reference }]) => ({ bookingId, reference }));
  }

  markReported(bookingId: string): void {
    this.#reported.add(bookingId);
  }

  /** There are no other tabs. */
  onChangeElsewhere(): () => void {
    return () => undefined;
  }
}
