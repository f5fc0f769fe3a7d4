import type { FunctionComponent } from 'react';
import type { PaymentFormProps } from '#domain/payment/PaymentFormProps.ts';
import type { PaymentProvider } from '#domain/payment/PaymentProvider.ts';
import { type ColourScheme, DocumentColourScheme } from './ColourScheme.ts';
import { type StripeLimits, stripeLimits } from './StripeLimits.ts';
import { stripePaymentForm } from './StripePaymentForm.tsx';
import { StripePaymentProvider } from './StripePaymentProvider.ts';
import { StripeScript } from './StripeScript.ts';

export type StripeOptions = {
  readonly publishableKey: string;
  readonly limits?: Partial<StripeLimits>;
};

export type StripePayments = {
  readonly paymentProvider: PaymentProvider;
  readonly PaymentForm: FunctionComponent<PaymentFormProps>;
};

/** The payment ports over Stripe. The provider and its card form share one script. */
export function stripePayments(
  { publishableKey, limits: given }: StripeOptions,
  colours: ColourScheme = new DocumentColourScheme(),
): StripePayments {
  const limits = { ...stripeLimits, ...given };
  const script = new StripeScript(publishableKey, limits);
  return {
    paymentProvider: new StripePaymentProvider(script, limits),
    PaymentForm: stripePaymentForm({ script, colours, limits }),
  };
}
