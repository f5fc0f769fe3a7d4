import type { Money } from '../shared/Money.ts';

export type PaidRecord = {
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly charge: Money;
  /** Whether money moved. */
  readonly isReal: boolean;
};

/** What this device knows of payments: which were begun, so that none is begun twice, and which went through. */
export interface PaymentRecords {
  /** The client secret of the payment begun for a booking. */
  begun(bookingId: string): string | null;
  begin(bookingId: string, clientSecret: string): void;
  /** Whether the provider, when it was last heard of, had not yet said what became of it. */
  isProcessing(bookingId: string): boolean;
  setProcessing(bookingId: string, isProcessing: boolean): void;
  paid(bookingId: string): PaidRecord | null;
  markPaid(bookingId: string, record: PaidRecord): void;
  /** Calls when another tab began or paid something; answers how to stop. */
  onChangeElsewhere(listener: () => void): () => void;
}
