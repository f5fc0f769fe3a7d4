import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';
import type { BookingMove } from './moves.ts';
import type { BookingState } from './BookingState.ts';

/** Somebody was faster, or the table does not allow it: the booking stays in the state that holds now. */
export type BookingMovedOn = {
  readonly code: 'booking/moved-on';
  readonly state: BookingState;
};

/** Of marketplaces with the extension `sales`; others have no such port. */
export interface SalesApi {
  /** The bookings of a seller's products, newest first. */
  ofSeller(email: string, options?: ReadOptions): Promise<Result<Listing<Booking>, ApiFailure>>;
  move(bookingId: string, move: BookingMove, reason?: string): Promise<Result<void, ApiFailure | BookingMovedOn>>;
}
