import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentFormProps } from '#domain/payment/PaymentFormProps.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { confirmStripeCard } from './confirmStripeCard.ts';
import type { StripeLimits } from './StripeLimits.ts';

type Outcome = 'ready' | 'missing';

type StripeCardElementProps = Pick<PaymentFormProps, 'onDrawn'> & { readonly limits: StripeLimits };

/** Stripe's payment element. Reports once whether it is ready, failed to load, or took too long. */
export function StripeCardElement({ limits, onDrawn }: StripeCardElementProps) {
  const stripe = useStripe();
  const elements = useElements();
  const settle = useRef<(outcome: Outcome) => void>(() => undefined);
  const tell = useEffectEvent((outcome: Outcome): void => {
    if (outcome === 'missing' || stripe === null || elements === null) onDrawn(fail({ code: 'payment/unreachable' }));
    else onDrawn(ok((returnUrl) => confirmStripeCard(stripe, elements, returnUrl, limits)));
  });
  useEffect(() => {
    // A blocked frame fires no event.
    const stopTimer = limits.timer(limits.answer, () => settle.current('missing'));
    const stop = (): void => {
      stopTimer();
      settle.current = () => undefined;
    };
    settle.current = (outcome) => {
      stop();
      tell(outcome);
    };
    return stop;
  }, [limits]);
  return <PaymentElement onReady={() => settle.current('ready')} onLoadError={() => settle.current('missing')} />;
}
