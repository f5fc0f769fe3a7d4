import type { Money } from '../shared/Money.ts';

export type PaidRecord = {
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly charge: Money;
  /** Whether money moved. */
  readonly isReal: boolean;
};

export type UnreportedPayment = Pick<PaidRecord, 'reference'> & { readonly bookingId: string };

/**
 * What this device knows of the payments of who is signed in: which were begun, so that none is begun twice, and which
 * went through. What was begun is kept for a month, and gone once its owner signs out.
 */
export interface PaymentRecords {
  /** The client secret of the payment begun for a booking. */
  begun(bookingId: string): string | null;
  begin(bookingId: string, clientSecret: string): void;
  /** Whether the provider, when it was last heard of, had not yet said what became of it. */
  isProcessing(bookingId: string): boolean;
  setProcessing(bookingId: string, isProcessing: boolean): void;
  paid(bookingId: string): PaidRecord | null;
  markPaid(bookingId: string, record: PaidRecord): void;
  /** What went through and the marketplace has not been told of, where it takes reports. */
  unreported(): readonly UnreportedPayment[];
  markReported(bookingId: string): void;
  /** Calls when another tab began or paid something; answers how to stop. */
  onChangeElsewhere(listener: () => void): () => void;
}
