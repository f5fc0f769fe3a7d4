import { type BookingStage, stageFacts } from './bookingLife.ts';

type TimelineStep = 'requested' | 'accepted' | 'paid' | 'handed-over' | 'completed' | 'declined' | 'cancelled';

export type TimelineStop = {
  readonly step: TimelineStep;
  /** 'open': possible now, but not required. */
  readonly status: 'done' | 'now' | 'open' | 'later' | 'ended';
};

/** Null if it is unknown: a seller cannot see payments that the marketplace does not know. */
export type KnownPaid = boolean | null;

const requested: TimelineStop = { step: 'requested', status: 'done' };
const paid: TimelineStop = { step: 'paid', status: 'done' };
const stopsInOrder = ['requested', 'accepted', 'handed-over', 'completed'] as const;

/** The number of stops that are done at each stage. */
const stopsDone: { readonly [S in Exclude<BookingStage, 'declined' | 'cancelled'>]: number } = {
  requested: 1,
  waiting: 1,
  accepted: 2,
  'seller-handed-over': 2,
  'buyer-handed-over': 2,
  completed: 4,
};

/**
 * The stops of a deal, with the next one marked. A deal that ended early shows only certain stops, because nobody stores
 * whether it was accepted before. `isProcessing`: a card payment is under way, so nobody pays now.
 */
export function timelineOf(stage: BookingStage, isPaid: KnownPaid, isProcessing = false): readonly TimelineStop[] {
  if (stage === 'declined' || stage === 'cancelled') {
    return [requested, ...(isPaid === true ? [paid] : []), { step: stage, status: 'ended' }];
  }
  const done = stopsDone[stage];
  const stops = stopsInOrder.map((step, at): TimelineStop => ({
    step,
    status: at < done ? 'done' : at === done ? 'now' : 'later',
  }));
  return [...stops.slice(0, 2), ...payment(stage, isPaid, isProcessing), ...stops.slice(2)];
}

/** Cash payments are unknown, so a completed deal without a card payment has no such stop. */
function payment(stage: BookingStage, isPaid: KnownPaid, isProcessing: boolean): readonly TimelineStop[] {
  if (isPaid === true) return [paid];
  if (isPaid === null || stage === 'completed') return [];
  return [{ step: 'paid', status: stageFacts[stage].isPayable && !isProcessing ? 'open' : 'later' }];
}
