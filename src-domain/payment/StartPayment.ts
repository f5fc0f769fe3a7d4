import type { Booking } from '../booking/Booking.ts';
import { canPayBooking } from '../booking/bookingPolicy.ts';
import type { BookingsApi } from '../booking/BookingsApi.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { PaymentIntentsApi } from './PaymentIntentsApi.ts';
import type { PaymentFailure, PaymentForm, PaymentProvider, PaymentReport } from './PaymentProvider.ts';
import type { PaymentRecords } from './PaymentRecords.ts';
import { recordPayment } from './recordPayment.ts';

export type StartedPayment = {
  readonly booking: Booking;
  readonly clientSecret: string;
  readonly report: PaymentReport;
  /** Null where there is nothing left to pay. */
  readonly form: PaymentForm | null;
};

export type StartPaymentCommand = {
  readonly actor: Actor;
  readonly bookingId: string;
  /** The client secret that the provider's way back to the page named, if it did. */
  readonly returned: string | null;
};

export type StartPaymentFailure = AccessFailure | ApiFailure | PaymentFailure;

/**
 * A booking's payment: begun once, taken up again after a reload, in a second tab or on a later visit,
 * so that the provider itself refuses to be paid twice.
 */
export class StartPayment {
  readonly #bookings: BookingsApi;
  readonly #intents: PaymentIntentsApi;
  readonly #provider: PaymentProvider;
  readonly #records: PaymentRecords;

  constructor(bookings: BookingsApi, intents: PaymentIntentsApi, provider: PaymentProvider, records: PaymentRecords) {
    this.#bookings = bookings;
    this.#intents = intents;
    this.#provider = provider;
    this.#records = records;
  }

  async execute({ actor, bookingId, returned }: StartPaymentCommand): Promise<Result<StartedPayment, StartPaymentFailure>> {
    const allowed = requireAccess(actor, 'pay for a booking');
    if (!allowed.ok) return allowed;
    const found = await this.#bookings.byId(bookingId, { fresh: true });
    if (!found.ok) return found;
    const booking = found.value;
    if (!canPayBooking(actor, booking)) return fail({ code: 'access/denied' });

    const begun = this.#records.begun(booking.id) ?? returned;
    const takenUp = begun === null ? null : await this.#takeUp(booking, begun);
    if (takenUp !== null && (!takenUp.ok || takenUp.value.report.status !== 'canceled')) return takenUp;

    const created = await this.#intents.create({ bookingId: booking.id, price: booking.price });
    // The booking was found: what is missing is the marketplace's way to pay for it.
    if (!created.ok) return created.failure.code === 'api/not-found' ? fail({ code: 'api/unavailable' }) : created;
    // A second tab may have begun it while this one was asking: both pay for the same.
    const meanwhile = this.#records.begun(booking.id);
    const secret = meanwhile === null || meanwhile === begun ? created.value : meanwhile;
    this.#records.begin(booking.id, secret);
    return this.#takeUp(booking, secret);
  }

  async #takeUp(booking: Booking, clientSecret: string): Promise<Result<StartedPayment, PaymentFailure>> {
    const answer = await this.#provider.retrieve(clientSecret);
    if (!answer.ok) return answer;
    const report = answer.value;
    // One that only the address named is kept too: a reload would otherwise begin another.
    if (this.#records.begun(booking.id) === null) this.#records.begin(booking.id, clientSecret);
    recordPayment(this.#records, booking.id, report);
    if (report.status !== 'requires_payment_method' && report.status !== 'other') {
      return ok({ booking, clientSecret, report, form: null });
    }
    const form = await this.#provider.open(clientSecret);
    return form.ok ? ok({ booking, clientSecret, report, form: form.value }) : form;
  }
}
