import { isOpen } from '#domain/booking/BookingState.ts';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import type { PaidRecord } from '#domain/payment/PaymentRecords.ts';
import type { meetingTexts } from '../../texts/meeting.ts';

export type PaymentKnown = { readonly paidHere: PaidRecord | null; readonly isProcessing: boolean };

type PaymentNote =
  | 'paid'
  | 'wasPaid'
  | 'paidHere'
  | 'wasPaidHere'
  | 'paidTest'
  | 'processing'
  | 'notPaid'
  | 'notPaidHere'
  | 'notPaidSeller'
  | 'unknownPayment'
  | 'ended'
  | 'noCard';

/**
 * The payment's status: the marketplace's answer or else this device's record. It claims no more than they do, because
 * people decide by it whether to pay cash.
 */
export function paymentNote(
  { booking, side }: BookingSummary,
  { paidHere, isProcessing }: PaymentKnown,
): PaymentNote & keyof typeof meetingTexts.english {
  const isOver = !isOpen(booking);
  if (booking.isPaid === true) return isOver ? 'wasPaid' : 'paid';
  if (isOver && booking.state !== 'completed' && paidHere === null && !isProcessing) return 'ended';
  if (side === 'seller') {
    // The buyer may have paid in cash.
    if (isOver) return 'noCard';
    return booking.isPaid === false ? 'notPaidSeller' : 'unknownPayment';
  }
  if (paidHere?.isReal === false) return 'paidTest';
  if (paidHere !== null) return isOver ? 'wasPaidHere' : 'paidHere';
  if (isProcessing) return 'processing';
  if (booking.state === 'completed' || booking.hasUnknownState === true) return 'noCard';
  return booking.isPaid === false ? 'notPaid' : 'notPaidHere';
}
