import type { BookingsApi } from '../booking/BookingsApi.ts';
import { inTurn } from '../shared/inTurn.ts';
import type { PaidApi } from './PaidApi.ts';
import type { PaymentRecords, UnreportedPayment } from './PaymentRecords.ts';

type Dependencies = {
  readonly paid: PaidApi;
  readonly bookings: BookingsApi;
  readonly paymentRecords: PaymentRecords;
};

/**
 * Tells the marketplace of this device's payments that it does not know. A payment whose report fails is reported at the
 * next visit, and so are the others once their payer has left. Answers whether the marketplace learned of any.
 */
export const reportPayments = (ports: Dependencies) => (): Promise<boolean> =>
  inTurn(ports.paid, async () => {
    let hasLearned = false;
    const { paymentRecords } = ports;
    for (const payment of paymentRecords.unreported()) {
      // The records are those of whoever is signed in now.
      if (!paymentRecords.unreported().some(({ bookingId }) => bookingId === payment.bookingId)) break;
      const outcome = await report(ports, payment);
      if (outcome !== 'unknown') paymentRecords.markReported(payment.bookingId);
      hasLearned ||= outcome === 'learned';
    }
    return hasLearned;
  });

export type ReportPayments = ReturnType<typeof reportPayments>;

/** 'settled': the marketplace already knew, or the booking is gone. */
async function report(
  { paid, bookings }: Dependencies,
  { bookingId, reference }: UnreportedPayment,
): Promise<'learned' | 'settled' | 'unknown'> {
  const told = await paid.tell(bookingId, reference);
  if (told.ok && told.value) return 'learned';
  if (!told.ok && told.failure.code !== 'api/not-found') return 'unknown';
  const booking = await bookings.byId(bookingId, { fresh: true });
  if (booking.ok) return booking.value.isPaid === true ? 'settled' : 'unknown';
  return booking.failure.code === 'api/not-found' ? 'settled' : 'unknown';
}
