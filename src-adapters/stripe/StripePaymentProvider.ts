import type { Stripe } from '@stripe/stripe-js';
import type { PaymentFailure, PaymentForm, PaymentProvider, PaymentReport } from '#domain/payment/PaymentProvider.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { type ColourScheme, DocumentColourScheme } from './ColourScheme.ts';
import { loadStripeWithin } from './loadStripeWithin.ts';
import { paymentFailure, paymentReport } from './paymentReport.ts';
import { StripePaymentForm } from './StripePaymentForm.ts';

export type StripeOptions = {
  readonly publishableKey: string;
  /** Milliseconds after which Stripe's script counts as unreachable. */
  readonly timeout?: number;
};

/** Fetches Stripe's script with the first payment, and not before. */
export class StripePaymentProvider implements PaymentProvider {
  readonly #publishableKey: string;
  readonly #timeout: number;
  readonly #colours: ColourScheme;
  #loading: Promise<Stripe> | null = null;

  constructor(
    { publishableKey, timeout = 20_000 }: StripeOptions,
    colours: ColourScheme = new DocumentColourScheme(),
  ) {
    this.#publishableKey = publishableKey;
    this.#timeout = timeout;
    this.#colours = colours;
  }

  open(clientSecret: string): Promise<Result<PaymentForm, PaymentFailure>> {
    return this.#withStripe(async (stripe) => ok(new StripePaymentForm(stripe, clientSecret, this.#colours)));
  }

  retrieve(clientSecret: string): Promise<Result<PaymentReport, PaymentFailure>> {
    return this.#withStripe(async (stripe) => {
      const { error, paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
      return error === undefined ? ok(paymentReport(paymentIntent)) : fail(paymentFailure(error));
    });
  }

  async #withStripe<T>(
    use: (stripe: Stripe) => Promise<Result<T, PaymentFailure>>,
  ): Promise<Result<T, PaymentFailure>> {
    let stripe: Stripe;
    try {
      stripe = await this.#stripe();
    } catch {
      return fail({ code: 'payment/unreachable' });
    }
    try {
      return await use(stripe);
    } catch (error) {
      // Stripe throws at a client secret that is none; it may come out of an address that someone typed.
      if (isIntegrationError(error)) return fail({ code: 'payment/unexpected' });
      throw error;
    }
  }

  /** A load that failed is tried again by the next call. */
  #stripe(): Promise<Stripe> {
    this.#loading ??= loadStripeWithin(this.#timeout, this.#publishableKey).catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }
}

function isIntegrationError(error: unknown): boolean {
  return error instanceof Error && error.name === 'IntegrationError';
}
