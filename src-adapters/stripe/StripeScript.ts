import type { Stripe } from '@stripe/stripe-js';
import { loadStripeWithin } from './loadStripeWithin.ts';
import type { StripeLimits } from './StripeLimits.ts';

/** Loads Stripe's script with the first payment and not before. */
export class StripeScript {
  readonly #publishableKey: string;
  readonly #limits: StripeLimits;
  #loading: Promise<Stripe> | null = null;

  constructor(publishableKey: string, limits: StripeLimits) {
    this.#publishableKey = publishableKey;
    this.#limits = limits;
  }

  /** Rejects if the script does not load. The next call tries again. */
  load(): Promise<Stripe> {
    this.#loading ??= loadStripeWithin(this.#limits, this.#publishableKey).catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }
}
