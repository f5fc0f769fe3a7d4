import type { PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import type { StartedPayment, StartPaymentFailure } from '#domain/payment/StartedPayment.ts';
import type { Result } from '#domain/shared/Result.ts';
import { sameMoney, taka } from '#domain/shared/Money.ts';

/** Statuses in which paying again would charge twice or is impossible. */
const closed: ReadonlySet<PaymentStatus> = new Set(['succeeded', 'processing', 'canceled']);

export function isClosed({ status }: PaymentReport): boolean {
  return closed.has(status);
}

/** Whether money may have moved, or still may without another attempt. */
export function mayHaveCharged({ status }: PaymentReport): boolean {
  return status !== 'requires_payment_method' && status !== 'canceled';
}

const nothingToPay: ReadonlySet<string> = new Set<StartPaymentFailure['code']>([
  'access/denied',
  'api/not-found',
  'payment/not-due',
  'payment/already-paid',
  'payment/booking-gone',
]);

/** Whether this person has nothing to pay here. After other failures, another try may show the form. */
export function isNothingToPay({ code }: { readonly code: string }): boolean {
  return nothingToPay.has(code);
}

/** Whether the provider would charge a different amount from the booking's price. */
export function chargeDiffers({ report, booking }: StartedPayment): boolean {
  return !sameMoney(report.charge, taka(booking.price));
}

/** The client secret for the card form, while a card can pay; `latest` is the latest report in this visit. */
export function payableSecret(
  { isPayable, clientSecret }: StartedPayment,
  latest: PaymentReport | null,
): string | null {
  return isPayable && (latest === null || !isClosed(latest)) ? clientSecret : null;
}

/** Whether another look at a booking that was not due tells anything new. A look that fails tells nothing. */
export function isNews(
  answer: Result<StartedPayment, StartPaymentFailure>,
  before: StartPaymentFailure & { readonly code: 'payment/not-due' },
): boolean {
  if (answer.ok) return true;
  const { failure } = answer;
  if (failure.code === before.code) return failure.state !== before.state;
  return failure.code === 'api/not-found' || !failure.code.startsWith('api/');
}
