import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAddress } from '../../app/address.ts';
import { withoutReturn } from './providerReturn.ts';

/** Takes the secret of a payment out of the address bar and its history before anyone copies it from there. */
export function useCleanAddress(): void {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const rest = withoutReturn(search);
  useEffect(() => {
    if (rest !== null) navigate(path + rest, { replace: true });
  }, [path, rest, navigate]);
}
