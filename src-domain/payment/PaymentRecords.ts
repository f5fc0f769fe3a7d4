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
 * The signed-in person's payments on this device: those that were started, so that none is started twice, and those that
 * succeeded. Started payments are stored for a month, and deleted when their owner signs out.
 */
export interface PaymentRecords {
  /**
   * The records of the person who is signed in now, also once somebody else is. After its person has left, it stores
   * what they have paid, and no started payment.
   */
  ofPayer(): PaymentRecords;
  /** The client secret of the payment that was started for a booking. */
  begun(bookingId: string): string | null;
  begin(bookingId: string, clientSecret: string): void;
  /** Whether the provider's last report was 'processing'. */
  isProcessing(bookingId: string): boolean;
  setProcessing(bookingId: string, isProcessing: boolean): void;
  paid(bookingId: string): PaidRecord | null;
  markPaid(bookingId: string, record: PaidRecord): void;
  /** Successful payments that the marketplace was not told of yet. */
  unreported(): readonly UnreportedPayment[];
  markReported(bookingId: string): void;
  /**
   * Calls when another tab starts or completes a payment, or hears that it is processing. Answers a function that stops
   * listening.
   */
  onChangeElsewhere(listener: () => void): () => void;
}
