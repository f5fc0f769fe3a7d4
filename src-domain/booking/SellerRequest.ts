import type { Booking } from './Booking.ts';
import type { BookingStage } from './bookingLife.ts';
import type { BookingMove } from './BookingMove.ts';
import { nextStep } from './nextStep.ts';

/** The seller's view of a request's stage; 'unknown' if the marketplace answers no stage. */
export type RequestKind = 'answer' | 'waiting' | 'under-way' | 'ended' | 'unknown';

/** A booking as the product's seller sees it. */
export type SellerRequest = {
  readonly booking: Booking;
  readonly stage: BookingStage | null;
  readonly kind: RequestKind;
  /** The seller's possible moves. */
  readonly moves: readonly BookingMove[];
};

const kindOfStep = {
  answer: 'answer',
  'other-deal': 'waiting',
  meet: 'under-way',
  'confirm-hand-over': 'under-way',
} as const;

export function requestKind(stage: BookingStage | null): RequestKind {
  if (stage === null) return 'unknown';
  const next = nextStep(stage);
  return 'end' in next ? 'ended' : kindOfStep[next.step];
}
