import { type Result, ok } from '../shared/Result.ts';
import { leavesNothingToPay } from './leavesNothingToPay.ts';
import type { ConfirmCard, PaymentFailure, PaymentProvider, PaymentReport } from './PaymentProvider.ts';
import type { PaymentRecords } from './PaymentRecords.ts';
import { recordPayment, reportOf } from './recordPayment.ts';

export type ConfirmPaymentCommand = {
  readonly bookingId: string;
  readonly clientSecret: string | null;
  readonly confirmCard: ConfirmCard;
  /** The absolute URL of the booking's payment page. */
  readonly returnUrl: string;
};

type Confirmed = Result<PaymentReport, PaymentFailure>;

type Dependencies = {
  readonly paymentProvider: PaymentProvider;
  readonly paymentRecords: PaymentRecords;
};

/** Pays with the card that was entered in the provider's form. */
export const confirmPayment = ({ paymentProvider, paymentRecords }: Dependencies) => {
  /** If another device has paid meanwhile, the provider refuses without saying so. The payment's status says it. */
  async function orPaidElsewhere(confirmed: Confirmed, clientSecret: string | null): Promise<Confirmed> {
    if (confirmed.ok || confirmed.failure.code !== 'payment/unexpected' || clientSecret === null) return confirmed;
    const answer = await paymentProvider.retrieve(clientSecret);
    return answer.ok && leavesNothingToPay(answer.value.status) ? answer : confirmed;
  }

  return async ({ bookingId, clientSecret, confirmCard, returnUrl }: ConfirmPaymentCommand): Promise<Confirmed> => {
    // Another tab may have paid since the form was drawn.
    const paid = paymentRecords.paid(bookingId);
    if (paid !== null) return ok(reportOf(paid));
    const confirmed = await orPaidElsewhere(await confirmCard(returnUrl), clientSecret);
    if (confirmed.ok) recordPayment(paymentRecords, bookingId, confirmed.value);
    return confirmed;
  };
};

export type ConfirmPayment = ReturnType<typeof confirmPayment>;
