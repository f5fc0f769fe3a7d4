import { type GenericSchema, nullable } from 'valibot';
import type { Booking, NewBooking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { Extension } from '#domain/extensions.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { isId } from '#domain/shared/isId.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { deleteAnswer, deleted, postAnswer, posted } from './answers.ts';
import type { HttpClient } from './HttpClient.ts';
import { path } from './path.ts';
import { rows } from './wire.ts';
import { bookingBody, bookingRow } from './bookingWire.ts';

type RestBookingsApiParts = {
  readonly http: HttpClient;
  readonly authorised: AuthorisedCalls;
  readonly extensions: readonly Extension[];
};

export class RestBookingsApi implements BookingsApi {
  readonly #http: HttpClient;
  readonly #authorised: AuthorisedCalls;
  readonly #rows: GenericSchema<unknown, Listing<Booking>>;
  /** For a missing booking, backends answer status 200 with null or an empty body. */
  readonly #bookingOrNothing: GenericSchema<unknown, Booking | null>;

  constructor({ http, authorised, extensions }: RestBookingsApiParts) {
    const row = bookingRow(extensions);
    this.#http = http;
    this.#authorised = authorised;
    this.#rows = rows(row);
    this.#bookingOrNothing = nullable(row);
  }

  async book(booking: NewBooking): Promise<Result<void, ApiFailure>> {
    const body = bookingBody(booking);
    return posted(
      await this.#authorised.runIfSignedIn(
        (token) => this.#http.send({ method: 'POST', path: '/booking', body, token }, postAnswer),
        { person: booking.email },
      ),
    );
  }

  ofBuyer(email: string, options?: ReadOptions): Promise<Result<Listing<Booking>, ApiFailure>> {
    return this.#authorised.run((token) =>
      this.#http.send(
        { method: 'GET', path: path`/buyersproducts?email=${email}`, token, signal: options?.signal },
        this.#rows,
      ),
    );
  }

  async byId(id: string, options?: ReadOptions): Promise<Result<Booking, ApiFailure>> {
    // Backends convert it to an ObjectId. With a malformed id, some throw and never answer.
    if (!isId(id)) return fail({ code: 'api/not-found' });
    const found = await this.#authorised.runIfSignedIn((token) =>
      this.#http.send(
        { method: 'GET', path: path`/booking/${id}`, token, signal: options?.signal },
        this.#bookingOrNothing,
      ),
    );
    if (!found.ok) return found;
    if (found.value === null) return fail({ code: 'api/not-found' });
    // Nobody is shown another booking, or pays its price. A link may spell the id in capitals.
    const isAsked = found.value.id.toLowerCase() === id.toLowerCase();
    return isAsked ? ok(found.value) : fail({ code: 'api/malformed' });
  }

  async delete(id: string, person?: string): Promise<Result<boolean, ApiFailure>> {
    return deleted(
      await this.#authorised.runIfSignedIn(
        (token) => this.#http.send({ method: 'DELETE', path: path`/booking/${id}`, token }, deleteAnswer),
        { person },
      ),
    );
  }
}
