import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAddress } from '../../context/address.ts';
import { withoutReturn } from '../../context/paymentReturn.ts';

/** Removes a payment's secret from the address bar and its history, before anyone copies it from there. */
export function useCleanAddress(): void {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const rest = withoutReturn(search);
  useEffect(() => {
    if (rest !== null) navigate(path + rest, { replace: true });
  }, [path, rest, navigate]);
}
