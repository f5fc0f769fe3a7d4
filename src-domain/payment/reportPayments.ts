import type { BookingsApi } from '../booking/BookingsApi.ts';
import { concernsEveryCall } from '../shared/concernsEveryCall.ts';
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
 * next visit, and so are the others once their payer has left, or if they would fail for the same reason. Answers whether
 * the marketplace learned of any. `quietly`: nobody has asked for it, so nobody is asked to log in.
 */
export const reportPayments =
  (ports: Dependencies) =>
  ({ quietly = false } = {}): Promise<boolean> =>
    inTurn(ports.paid, async () => {
      let hasLearned = false;
      const { paymentRecords } = ports;
      for (const payment of paymentRecords.unreported()) {
        // The records are those of whoever is signed in now.
        if (!paymentRecords.unreported().some(({ bookingId }) => bookingId === payment.bookingId)) break;
        const outcome = await report(ports, payment, quietly);
        if (outcome === 'refused') break;
        if (outcome !== 'unknown') paymentRecords.markReported(payment.bookingId);
        hasLearned ||= outcome === 'learned';
      }
      return hasLearned;
    });

export type ReportPayments = ReturnType<typeof reportPayments>;

/** 'settled': the marketplace already knew, or the booking is gone. 'refused': the others would be, too. */
async function report(
  { paid, bookings }: Dependencies,
  { bookingId, reference }: UnreportedPayment,
  quietly: boolean,
): Promise<'learned' | 'settled' | 'unknown' | 'refused'> {
  const told = await paid.tell(bookingId, reference, { quietly });
  if (told.ok && told.value) return 'learned';
  if (!told.ok && concernsEveryCall(told.failure.code)) return 'refused';
  if (!told.ok && told.failure.code !== 'api/not-found') return 'unknown';
  const booking = await bookings.byId(bookingId, { fresh: true });
  if (booking.ok) return booking.value.isPaid === true ? 'settled' : 'unknown';
  return booking.failure.code === 'api/not-found' ? 'settled' : 'unknown';
}
