import type { Booking } from '../booking/Booking.ts';
import { stageFacts, stageOf } from '../booking/bookingLife.ts';

/**
 * Whether the booking's state allows paying. A booking without a state can be paid at any time. One in a state that the
 * shop does not know cannot be paid.
 */
export function isDue(booking: Pick<Booking, 'state' | 'handedOver' | 'hasUnknownState'>): boolean {
  if (booking.hasUnknownState === true) return false;
  const stage = stageOf(booking);
  return stage === null || stageFacts[stage].isPayable;
}
