import type { Booking } from '../booking/Booking.ts';
import { sameMoney, taka } from '../shared/Money.ts';
import type { PaymentReport } from './PaymentProvider.ts';

/** Whether the provider's own word proves that a payment is a booking's: it names the booking, and its price. */
export function isPaymentOf(report: PaymentReport, booking: Booking): boolean {
  const words = report.description.split(/[^\w-]+/);
  return words.includes(booking.id) && sameMoney(report.charge, taka(booking.price));
}
