import { type GenericSchema, object, picklist, safeParse } from 'valibot';
import type { Booking } from '#domain/booking/Booking.ts';
import { type BookingMove, moveStates } from '#domain/booking/BookingMove.ts';
import { bookingStates } from '#domain/booking/BookingState.ts';
import type { BookingMovedOn, SalesApi } from '#domain/booking/SalesApi.ts';
import type { Extension } from '#domain/extensions.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { parseJson } from '#domain/shared/parseJson.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { HttpAnswer } from '../http/Transport.ts';
import { put, putAnswer } from './answers.ts';
import { bookingRow } from './bookingWire.ts';
import type { HttpClient } from './HttpClient.ts';
import { path } from './path.ts';
import { rows } from './wire.ts';

const conflict = object({ state: picklist(bookingStates) });

/** 409 with the booking's current state. A 409 without one is an ordinary refusal. */
function movedOn({ status, text }: HttpAnswer): BookingMovedOn | undefined {
  const answer = safeParse(conflict, parseJson(text));
  return status === 409 && answer.success ? { code: 'booking/moved-on', state: answer.output.state } : undefined;
}

type RestSalesApiParts = {
  readonly http: HttpClient;
  readonly authorised: AuthorisedCalls;
  readonly extensions: readonly Extension[];
};

/** The extension `sales`. */
export class RestSalesApi implements SalesApi {
  readonly #http: HttpClient;
  readonly #authorised: AuthorisedCalls;
  readonly #rows: GenericSchema<unknown, Listing<Booking>>;

  constructor({ http, authorised, extensions }: RestSalesApiParts) {
    this.#http = http;
    this.#authorised = authorised;
    this.#rows = rows(bookingRow(extensions));
  }

  ofSeller(email: string, options?: ReadOptions): Promise<Result<Listing<Booking>, ApiFailure>> {
    return this.#authorised.run((token) =>
      this.#http.send(
        { method: 'GET', path: path`/sellersbookings?email=${email}`, token, signal: options?.signal },
        this.#rows,
      ),
    );
  }

  async move(
    bookingId: string,
    move: BookingMove,
    reason?: string,
  ): Promise<Result<void, ApiFailure | BookingMovedOn>> {
    const body = { state: moveStates[move], ...(reason === undefined ? {} : { reason }) };
    return put(
      await this.#authorised.run((token) =>
        this.#http.send({ method: 'PUT', path: path`/booking/${bookingId}/state`, body, token }, putAnswer, movedOn),
      ),
    );
  }
}
