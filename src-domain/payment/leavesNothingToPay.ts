import type { PaymentStatus } from './PaymentProvider.ts';

/** The money has moved, or may still: a second payment would charge twice. */
export function leavesNothingToPay(status: PaymentStatus): boolean {
  return status === 'succeeded' || status === 'processing';
}
