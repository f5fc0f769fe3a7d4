import type { Appearance, Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import type { PaymentFailure, PaymentForm, PaymentFormPlace } from '#domain/payment/PaymentProvider.ts';
import { type Result, fail } from '#domain/shared/Result.ts';
import type { ColourScheme } from './ColourScheme.ts';
import { paymentFailure } from './paymentReport.ts';

/** Stripe's payment element: a frame of Stripe's own, which alone sees the card. */
export class StripePaymentForm implements PaymentForm {
  readonly #stripe: Stripe;
  readonly #elements: StripeElements;
  readonly #element: StripePaymentElement;
  readonly #colours: ColourScheme;
  #stopFollowing: (() => void) | null = null;

  constructor(stripe: Stripe, clientSecret: string, colours: ColourScheme) {
    this.#stripe = stripe;
    this.#colours = colours;
    this.#elements = stripe.elements({ clientSecret, appearance: this.#appearance() });
    this.#element = this.#elements.create('payment');
  }

  mount(place: PaymentFormPlace): void {
    if (!(place instanceof HTMLElement)) throw new TypeError('The card form needs an element of the page.');
    this.#element.mount(place);
    this.#stopFollowing ??= this.#colours.onChange(() => this.#elements.update({ appearance: this.#appearance() }));
  }

  unmount(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = null;
    this.#element.unmount();
  }

  /** What went through leaves the page for the return URL, and this never answers. */
  async confirm(returnUrl: string): Promise<Result<never, PaymentFailure>> {
    const { error } = await this.#stripe.confirmPayment({
      elements: this.#elements,
      confirmParams: { return_url: returnUrl },
    });
    return fail(paymentFailure(error));
  }

  #appearance(): Appearance {
    return { theme: this.#colours.isDark() ? 'night' : 'stripe' };
  }
}
