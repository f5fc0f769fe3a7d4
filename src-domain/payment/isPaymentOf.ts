import type { Booking } from '../booking/Booking.ts';
import { sameMoney, taka } from '../shared/Money.ts';
import type { PaymentReport } from './PaymentProvider.ts';

/** Whether the provider's report proves that the payment is the booking's: it names the booking's id and price. */
export function isPaymentOf(report: PaymentReport, booking: Booking): boolean {
  const words = report.description.split(/[^\w-]/);
  return words.includes(booking.id) && sameMoney(report.charge, taka(booking.price));
}
