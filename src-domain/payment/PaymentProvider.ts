import type { Money } from '../shared/Money.ts';
import type { Result } from '../shared/Result.ts';

/** The provider's own words; whatever else it says is 'other' to the shop. */
export type PaymentStatus = 'succeeded' | 'processing' | 'requires_payment_method' | 'canceled' | 'other';

export type PaymentReport = {
  readonly status: PaymentStatus;
  /** The provider's id of the payment, fit to be shown. */
  readonly reference: string;
  /** What is, or will be, charged. */
  readonly charge: Money;
  /** What whoever began the payment wrote to it, such as the id of its booking; empty where nothing was. */
  readonly description: string;
  /** Whether money moves: it does not in a provider's test mode, nor where a provider is only played. */
  readonly isReal: boolean;
};

export type PaymentFailure =
  /** A card or validation error: the provider's message is shown. */
  | { readonly code: 'payment/card'; readonly message: string }
  /** The provider cannot be reached, or its script cannot be loaded. */
  | { readonly code: 'payment/unreachable' }
  /** A confirmation that nobody has answered: the card may have been charged. */
  | { readonly code: 'payment/timeout' }
  | { readonly code: 'payment/unexpected' };

/**
 * Pays with the card that the person has entered at the provider; card data never reaches the shop. It may leave the
 * page for `returnUrl`, an absolute URL, and then never answers.
 */
export type ConfirmCard = (returnUrl: string) => Promise<Result<PaymentReport, PaymentFailure>>;

export interface PaymentProvider {
  /** What the provider says of a payment now. */
  retrieve(clientSecret: string): Promise<Result<PaymentReport, PaymentFailure>>;
}
