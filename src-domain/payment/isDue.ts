import type { Booking } from '../booking/Booking.ts';
import { stageFacts, stageOf } from '../booking/bookingLife.ts';

/** Whether paying makes sense in the booking's state; where the marketplace names none, it may be paid at any time. */
export function isDue(booking: Pick<Booking, 'state' | 'handedOver'>): boolean {
  const stage = stageOf(booking);
  return stage === null || stageFacts[stage].isPayable;
}
