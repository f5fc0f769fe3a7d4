import type { PaymentStatus } from './PaymentProvider.ts';

/** Whether the payment succeeded or still may, so that a second one could charge twice. */
export function leavesNothingToPay(status: PaymentStatus): boolean {
  return status === 'succeeded' || status === 'processing';
}
