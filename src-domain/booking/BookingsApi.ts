import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Booking, NewBooking } from './Booking.ts';

export interface BookingsApi {
  /** A refusal ('api/refused') carries the marketplace's message. */
  book(booking: NewBooking): Promise<Result<void, ApiFailure>>;
  ofBuyer(email: string, options?: ReadOptions): Promise<Result<Listing<Booking>, ApiFailure>>;
  /** Fails with 'api/not-found' if the booking is gone. */
  byId(id: string, options?: ReadOptions): Promise<Result<Booking, ApiFailure>>;
  /** Answers whether there was a booking to delete. `person`: the e-mail address of the person who deletes it. */
  delete(id: string, person?: string): Promise<Result<boolean, ApiFailure>>;
}
