import type { Money } from '../shared/Money.ts';
import type { Result } from '../shared/Result.ts';

/** The provider's own statuses. The shop calls all others 'other'. */
export type PaymentStatus = 'succeeded' | 'processing' | 'requires_payment_method' | 'canceled' | 'other';

export type PaymentReport = {
  readonly status: PaymentStatus;
  /** The provider's id of the payment. It may be shown. */
  readonly reference: string;
  /** The amount that is or will be charged. */
  readonly charge: Money;
  /** The text that the marketplace attached to the payment, such as the booking's id; may be empty. */
  readonly description: string;
  /** Whether money moves. It does not in a provider's test mode or with a fake provider. */
  readonly isReal: boolean;
};

export type PaymentFailure =
  /** A card or validation error: the provider's message is shown. */
  | { readonly code: 'payment/card'; readonly message: string }
  /** The provider cannot be reached, or its script cannot be loaded. */
  | { readonly code: 'payment/unreachable' }
  /** The provider did not answer a confirmation. The card may have been charged. */
  | { readonly code: 'payment/timeout' }
  /** The provider has no such payment for this shop, as after a change of its account. Nothing can be charged by it. */
  | { readonly code: 'payment/unknown' }
  | { readonly code: 'payment/unexpected' };

/**
 * Pays with the card that the person entered in the provider's form. Card data never reaches the shop. The provider may
 * navigate away and send the person back to `returnUrl`, an absolute URL. Then this never answers.
 */
export type ConfirmCard = (returnUrl: string) => Promise<Result<PaymentReport, PaymentFailure>>;

export interface PaymentProvider {
  /** Asks the provider for a payment's current status. */
  retrieve(clientSecret: string): Promise<Result<PaymentReport, PaymentFailure>>;
}
