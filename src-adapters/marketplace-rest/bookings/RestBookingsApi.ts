import { nullable } from 'valibot';
import type { Booking, NewBooking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { deleteAnswer, deleted, postAnswer, posted } from '../answers.ts';
import type { HttpClient } from '../HttpClient.ts';
import { path } from '../path.ts';
import { rows } from '../wire.ts';
import { bookingBody, bookingRow } from './bookingWire.ts';

const bookingRows = rows(bookingRow);
/** A booking that is gone is answered with nothing, or null, and status 200. */
const bookingOrNothing = nullable(bookingRow);

export class RestBookingsApi implements BookingsApi {
  readonly #http: HttpClient;
  readonly #authorised: AuthorisedCalls;

  constructor(http: HttpClient, authorised: AuthorisedCalls) {
    this.#http = http;
    this.#authorised = authorised;
  }

  async book(booking: NewBooking): Promise<Result<void, ApiFailure>> {
    return posted(await this.#http.send({ method: 'POST', path: '/booking', body: bookingBody(booking) }, postAnswer));
  }

  ofBuyer(email: string, options?: ReadOptions): Promise<Result<Listing<Booking>, ApiFailure>> {
    return this.#authorised.run((token) =>
      this.#http.send(
        { method: 'GET', path: path`/buyersproducts?email=${email}`, token, signal: options?.signal },
        bookingRows,
      ),
    );
  }

  async byId(id: string, options?: ReadOptions): Promise<Result<Booking, ApiFailure>> {
    const found = await this.#http.send(
      { method: 'GET', path: path`/booking/${id}`, signal: options?.signal },
      bookingOrNothing,
    );
    if (!found.ok) return found;
    return found.value === null ? fail({ code: 'api/not-found' }) : ok(found.value);
  }

  async delete(id: string): Promise<Result<boolean, ApiFailure>> {
    return deleted(await this.#http.send({ method: 'DELETE', path: path`/booking/${id}` }, deleteAnswer));
  }
}
