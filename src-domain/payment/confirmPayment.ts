import type { BookingsApi } from '../booking/BookingsApi.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { isStillDue, type PayerRefused } from './isStillDue.ts';
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

export type ConfirmPaymentFailure =
  | PaymentFailure
  /** Nothing was sent to the provider. The login that the marketplace asked for was closed, for example. */
  | PayerRefused
  /** The booking is gone or paid, or its state does not allow paying any more. Nothing was sent to the provider. */
  | { readonly code: 'payment/booking-changed' };

type Confirmed = Result<PaymentReport, ConfirmPaymentFailure>;

type Dependencies = {
  readonly bookings: BookingsApi;
  readonly paymentProvider: PaymentProvider;
  readonly paymentRecords: PaymentRecords;
};

/** Pays with the card that was entered in the provider's form. */
export const confirmPayment = ({ bookings, paymentProvider, paymentRecords }: Dependencies) => {
  const canStillBePaid = isStillDue({ bookings });

  /** If another device has paid meanwhile, the provider refuses without saying so. The payment's status says it. */
  async function orPaidElsewhere(confirmed: Confirmed, clientSecret: string | null): Promise<Confirmed> {
    if (confirmed.ok || confirmed.failure.code !== 'payment/unexpected' || clientSecret === null) return confirmed;
    const answer = await paymentProvider.retrieve(clientSecret);
    return answer.ok && leavesNothingToPay(answer.value.status) ? answer : confirmed;
  }

  return async ({ bookingId, clientSecret, confirmCard, returnUrl }: ConfirmPaymentCommand): Promise<Confirmed> => {
    const records = paymentRecords.ofPayer();
    // Another tab may have paid since the form was drawn.
    const paid = records.paid(bookingId);
    if (paid !== null) return ok(reportOf(paid));
    // Another tab may have deleted the booking, and its seller may have ended the deal.
    const due = await canStillBePaid(bookingId);
    if (!due.ok) return due;
    if (!due.value) return fail({ code: 'payment/booking-changed' });
    const confirmed = await orPaidElsewhere(await confirmCard(returnUrl), clientSecret);
    if (confirmed.ok) recordPayment(records, bookingId, confirmed.value);
    return confirmed;
  };
};

export type ConfirmPayment = ReturnType<typeof confirmPayment>;
