import type { Stripe } from '@stripe/stripe-js';
import type { PaymentFailure, PaymentProvider, PaymentReport } from '#domain/payment/PaymentProvider.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { within } from '#domain/shared/within.ts';
import { isIntegrationError, paymentFailure, paymentReport } from './paymentReport.ts';
import type { StripeLimits } from './StripeLimits.ts';
import type { StripeScript } from './StripeScript.ts';

/** Asks Stripe about payments. */
export class StripePaymentProvider implements PaymentProvider {
  readonly #script: StripeScript;
  readonly #limits: StripeLimits;

  constructor(script: StripeScript, limits: StripeLimits) {
    this.#script = script;
    this.#limits = limits;
  }

  async retrieve(clientSecret: string): Promise<Result<PaymentReport, PaymentFailure>> {
    let stripe: Stripe;
    try {
      stripe = await this.#script.load();
    } catch {
      return fail({ code: 'payment/unreachable' });
    }
    try {
      const { answer: limit, timer } = this.#limits;
      const answer = await within(limit, stripe.retrievePaymentIntent(clientSecret), () => null, timer);
      if (answer === null) return fail({ code: 'payment/unreachable' });
      if (answer.error === undefined) return ok(paymentReport(answer.paymentIntent));
      return fail(
        answer.error.code === 'resource_missing' ? { code: 'payment/unknown' } : paymentFailure(answer.error),
      );
    } catch (error) {
      // Stripe throws on a malformed client secret, and the secret may come from a typed address.
      if (isIntegrationError(error)) return fail({ code: 'payment/unknown' });
      throw error;
    }
  }
}
