import type { Booking } from '../booking/Booking.ts';
import { stageFacts, stageOf } from '../booking/bookingLife.ts';

/** Whether the booking's state allows paying. A booking without a state can be paid at any time. */
export function isDue(booking: Pick<Booking, 'state' | 'handedOver'>): boolean {
  const stage = stageOf(booking);
  return stage === null || stageFacts[stage].isPayable;
}
