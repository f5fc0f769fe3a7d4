import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import type { KnownPaid } from '#domain/booking/timeline.ts';
import { isDue } from '#domain/payment/isDue.ts';
import type { PaymentKnown } from './paymentNote.ts';

/** Whether a card paid it, according to the marketplace or to the buyer's device. */
export function knownPaid({ booking, side }: BookingSummary, { paidHere }: Pick<PaymentKnown, 'paidHere'>): KnownPaid {
  if (booking.isPaid === true) return true;
  if (side === 'seller') return booking.isPaid ?? null;
  return paidHere !== null;
}

/** Whether the buyer can pay now. */
export function mayPay(summary: BookingSummary, payment: PaymentKnown): boolean {
  const { booking, side } = summary;
  return side === 'buyer' && isDue(booking) && !payment.isProcessing && knownPaid(summary, payment) === false;
}
