import { useEffect, useEffectEvent } from 'react';
import type { PaymentLink } from '#domain/payment/StartedPayment.ts';
import { useAddress } from '../../context/address.ts';
import { paymentLink } from '../../context/paymentReturn.ts';

/** A message's button may lead to a payment's page that is open already. */
export function useReturnHere(onReturn: (link: PaymentLink) => void): void {
  const { search } = useAddress();
  const onSearch = useEffectEvent(() => {
    const link = paymentLink(search);
    if (link !== null) onReturn(link);
  });
  useEffect(() => onSearch(), [search]);
}
