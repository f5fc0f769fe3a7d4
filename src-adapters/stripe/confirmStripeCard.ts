import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { PaymentFailure } from '#domain/payment/PaymentProvider.ts';
import { type Result, fail } from '#domain/shared/Result.ts';
import { within } from '#domain/shared/within.ts';
import { isIntegrationError, paymentFailure } from './paymentReport.ts';
import type { StripeLimits } from './StripeLimits.ts';

/** A successful payment leaves the page for the return URL, and then Stripe never answers. */
export async function confirmStripeCard(
  stripe: Stripe,
  elements: StripeElements,
  returnUrl: string,
  limits: StripeLimits,
): Promise<Result<never, PaymentFailure>> {
  try {
    const confirming = stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } });
    const answer = await within(limits.confirm, confirming, () => null, limits.timer);
    return fail(answer === null ? { code: 'payment/timeout' } : paymentFailure(answer.error));
  } catch (error) {
    if (isIntegrationError(error)) return fail({ code: 'payment/unexpected' });
    throw error;
  }
}
