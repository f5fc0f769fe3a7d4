import type { Booking } from '../booking/Booking.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { isDue } from './isDue.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import type { PaymentRecords } from './PaymentRecords.ts';
import { recordPayment } from './recordPayment.ts';
import type { StartedPayment, StartPaymentFailure } from './StartedPayment.ts';

type Dependencies = {
  readonly paymentProvider: PaymentProvider;
  readonly paymentRecords: PaymentRecords;
};

/** Asks the provider for a started payment and records its status. */
export async function resumePayment(
  ports: Dependencies,
  booking: Booking,
  clientSecret: string,
  link: StartedPayment['link'],
): Promise<Result<StartedPayment, StartPaymentFailure>> {
  const answer = await ports.paymentProvider.retrieve(clientSecret);
  return answer.ok ? continueWith(ports, booking, { clientSecret, report: answer.value, link }) : answer;
}

/** Records what the provider has said of a payment, which goes on if it may. */
export function continueWith(
  ports: Pick<Dependencies, 'paymentRecords'>,
  booking: Booking,
  { clientSecret, report, link }: Pick<StartedPayment, 'report' | 'link'> & { readonly clientSecret: string },
): Result<StartedPayment, StartPaymentFailure> {
  recordPayment(ports.paymentRecords, booking.id, report);
  const isPayable = report.status === 'requires_payment_method' || report.status === 'other';
  // Another device has paid, perhaps by another payment.
  if (isPayable && booking.isPaid === true) return fail({ code: 'payment/already-paid', report: null });
  // A paid booking is shown in every state. An unpaid one can be paid only in some.
  if (isPayable && !isDue(booking)) return fail({ code: 'payment/not-due', state: booking.state });
  return ok({ booking, clientSecret, report, isPayable, link });
}
