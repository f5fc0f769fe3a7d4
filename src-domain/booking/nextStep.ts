import type { BookingStage } from './bookingLife.ts';
import type { DealSide } from './BookingState.ts';

/** The next step and the sides that take it, or the end of the deal. */
export type NextStep =
  | { readonly step: 'answer'; readonly by: readonly ['seller'] }
  /** The product is promised to another buyer, and this request waits for that deal. */
  | { readonly step: 'other-deal'; readonly by: readonly [] }
  | { readonly step: 'meet'; readonly by: readonly ['buyer', 'seller'] }
  | { readonly step: 'confirm-hand-over'; readonly by: readonly [DealSide] }
  | { readonly end: 'completed' | 'declined' | 'cancelled' };

const nextSteps: { readonly [S in BookingStage]: NextStep } = {
  requested: { step: 'answer', by: ['seller'] },
  waiting: { step: 'other-deal', by: [] },
  accepted: { step: 'meet', by: ['buyer', 'seller'] },
  'seller-handed-over': { step: 'confirm-hand-over', by: ['buyer'] },
  'buyer-handed-over': { step: 'confirm-hand-over', by: ['seller'] },
  completed: { end: 'completed' },
  declined: { end: 'declined' },
  cancelled: { end: 'cancelled' },
};

export function nextStep(stage: BookingStage): NextStep {
  return nextSteps[stage];
}

/** Whether this side takes the next step. */
export function isTurnOf(stage: BookingStage, side: DealSide): boolean {
  const next = nextSteps[stage];
  return 'by' in next && next.by.some((one) => one === side);
}
