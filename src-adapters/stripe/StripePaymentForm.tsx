import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptionsClientSecret } from '@stripe/stripe-js';
import { type FunctionComponent, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { PaymentFormProps } from '#domain/payment/PaymentFormProps.ts';
import { fail } from '#domain/shared/Result.ts';
import type { ColourScheme } from './ColourScheme.ts';
import { StripeCardElement } from './StripeCardElement.tsx';
import type { StripeLimits } from './StripeLimits.ts';
import type { StripeScript } from './StripeScript.ts';

type StripePaymentFormParts = {
  readonly script: StripeScript;
  readonly colours: ColourScheme;
  readonly limits: StripeLimits;
};

/** Stripe's payment element, in Stripe's own frame, so that only Stripe sees the card. Follows the page's theme. */
export function stripePaymentForm({
  script,
  colours,
  limits,
}: StripePaymentFormParts): FunctionComponent<PaymentFormProps> {
  const onColourChange = (listener: () => void): (() => void) => colours.onChange(listener);
  const isPageDark = (): boolean => colours.isDark();

  return function StripePaymentForm({ clientSecret, onDrawn }) {
    const [stripe, setStripe] = useState<Stripe | null>(null);
    const isDark = useSyncExternalStore(onColourChange, isPageDark);
    const options = useMemo(
      (): StripeElementsOptionsClientSecret => ({ clientSecret, appearance: { theme: isDark ? 'night' : 'stripe' } }),
      [clientSecret, isDark],
    );
    const tell = useEffectEvent(onDrawn);
    useEffect(() => {
      let isShown = true;
      // <Elements> accepts a promise too, but leaves its rejection unhandled and reports nothing.
      script.load().then(
        (loaded) => isShown && setStripe(loaded),
        () => isShown && tell(fail({ code: 'payment/unreachable' })),
      );
      return () => {
        isShown = false;
      };
    }, []);
    if (stripe === null) return null;
    // <Elements> keeps its first client secret.
    return (
      <Elements key={clientSecret} stripe={stripe} options={options}>
        <StripeCardElement limits={limits} onDrawn={onDrawn} />
      </Elements>
    );
  };
}
