import type { Booking, NewBooking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { Reads } from './Reads.ts';

export class CachedBookingsApi implements BookingsApi {
  readonly #bookings: BookingsApi;
  readonly #reads: Reads;

  constructor(bookings: BookingsApi, reads: Reads) {
    this.#bookings = bookings;
    this.#reads = reads;
  }

  ofBuyer(email: string, options?: ReadOptions): Promise<Result<Listing<Booking>, ApiFailure>> {
    return this.#reads.read(`bookings/buyer/${email}`, (asked) => this.#bookings.ofBuyer(email, asked), options);
  }

  byId(id: string, options?: ReadOptions): Promise<Result<Booking, ApiFailure>> {
    return this.#reads.read(`bookings/id/${id}`, (asked) => this.#bookings.byId(id, asked), options);
  }

  book(booking: NewBooking): Promise<Result<void, ApiFailure>> {
    return this.#changing(this.#bookings.book(booking));
  }

  delete(id: string): Promise<Result<boolean, ApiFailure>> {
    return this.#changing(this.#bookings.delete(id));
  }

  /** Even a write that failed may have been done. */
  #changing<T>(write: Promise<T>): Promise<T> {
    return write.finally(() => this.#reads.forget('bookings/'));
  }
}
