import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import type { PaymentLink } from '#domain/payment/StartedPayment.ts';
import { useAddress } from '../../context/address.ts';
import { paymentLink, withoutReturn } from '../../context/paymentReturn.ts';

/**
 * Removes a payment's secret from the address bar and its history, before anyone copies it from there. `onReturn` gets its
 * link, because a message's button may lead to a payment's page that is open already.
 */
export function useCleanAddress(onReturn: (link: PaymentLink | null) => void): void {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const rest = withoutReturn(search);
  const onRest = useEffectEvent(() => onReturn(paymentLink(search)));
  useEffect(() => {
    if (rest === null) return;
    onRest();
    navigate(path + rest, { replace: true });
  }, [path, rest, navigate]);
}
