import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';
import type { BookingMove } from './BookingMove.ts';
import type { BookingState } from './BookingState.ts';

/** The booking has changed, or the table does not allow the move. `state` is the current one. */
export type BookingMovedOn = {
  readonly code: 'booking/moved-on';
  readonly state: BookingState;
};

/** Only marketplaces with the extension `sales` have this port. */
export interface SalesApi {
  /** The bookings of a seller's products, newest first. */
  ofSeller(email: string, options?: ReadOptions): Promise<Result<Listing<Booking>, ApiFailure>>;
  move(bookingId: string, move: BookingMove, reason?: string): Promise<Result<void, ApiFailure | BookingMovedOn>>;
}
