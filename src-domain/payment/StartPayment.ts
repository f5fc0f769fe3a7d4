import type { Booking } from '../booking/Booking.ts';
import { canPayBooking } from '../booking/bookingPolicy.ts';
import type { BookingsApi } from '../booking/BookingsApi.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { isPaymentOf } from './isPaymentOf.ts';
import type { PaymentIntentsApi } from './PaymentIntentsApi.ts';
import type { PaymentFailure, PaymentForm, PaymentProvider, PaymentReport } from './PaymentProvider.ts';
import type { PaidRecord, PaymentRecords } from './PaymentRecords.ts';
import { recordPayment, reportOf } from './recordPayment.ts';

/** An address like the one that a provider sends people back to; anyone may have made it. */
export type PaymentLink = {
  /** Null where the address names none. */
  readonly clientSecret: string | null;
};

export type StartedPayment = {
  readonly booking: Booking;
  /** Null where this device knows by its record alone that it was paid. */
  readonly clientSecret: string | null;
  readonly report: PaymentReport;
  /** Null where there is nothing left to pay. */
  readonly form: PaymentForm | null;
  /** Whether the link that led here tells of this payment, or of another one; null without a link. */
  readonly link: 'this' | 'another' | null;
};

export type StartPaymentCommand = {
  readonly actor: Actor;
  readonly bookingId: string;
  readonly link: PaymentLink | null;
};

export type StartPaymentFailure =
  | AccessFailure
  | ApiFailure
  | PaymentFailure
  /** A link tells of a payment that was neither begun on this device nor proves to be this booking's. */
  | { readonly code: 'payment/not-begun-here'; readonly report: PaymentReport | null }
  /** The booking is gone; the payment that this device began for it may not be. */
  | { readonly code: 'payment/booking-gone'; readonly report: PaymentReport };

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

  async execute({ actor, bookingId, link }: StartPaymentCommand): Promise<Result<StartedPayment, StartPaymentFailure>> {
    const allowed = requireAccess(actor, 'pay for a booking');
    if (!allowed.ok) return allowed;
    const found = await this.#bookings.byId(bookingId, { fresh: true });
    if (!found.ok) return found.failure.code === 'api/not-found' ? this.#gone(bookingId) : found;
    const booking = found.value;
    if (!canPayBooking(actor, booking)) return fail({ code: 'access/denied' });

    const paid = this.#records.paid(booking.id);
    if (paid !== null) return ok(this.#paidBefore(booking, paid, link));
    const begun = this.#records.begun(booking.id);
    if (begun === null && link !== null) return this.#follow(booking, link);
    if (begun === null) return this.#begin(booking, null, null);

    const told = toldBy(link, begun);
    const takenUp = await this.#takeUp(booking, begun, told);
    // One that was given up is news for who comes back from it; to anybody else a new one is of more use.
    const isGivenUp = takenUp.ok && takenUp.value.report.status === 'canceled' && told !== 'this';
    return isGivenUp ? this.#begin(booking, begun, told) : takenUp;
  }

  async #begin(booking: Booking, before: string | null, link: StartedPayment['link']): Promise<Result<StartedPayment, ApiFailure | PaymentFailure>> {
    const created = await this.#intents.create({ bookingId: booking.id, price: booking.price });
    // The booking was found: what is missing is the marketplace's way to pay for it.
    if (!created.ok) return created.failure.code === 'api/not-found' ? fail({ code: 'api/unavailable' }) : created;
    // A second tab may have begun it while this one was asking: both pay for the same.
    const meanwhile = this.#records.begun(booking.id);
    const secret = meanwhile === null || meanwhile === before ? created.value : meanwhile;
    this.#records.begin(booking.id, secret);
    return this.#takeUp(booking, secret, link);
  }

  /** A link on a device that has begun nothing: its payment counts once the provider's word says that it is this booking's. */
  async #follow(booking: Booking, link: PaymentLink): Promise<Result<StartedPayment, StartPaymentFailure>> {
    if (link.clientSecret === null) return fail({ code: 'payment/not-begun-here', report: null });
    const answer = await this.#provider.retrieve(link.clientSecret);
    if (!answer.ok) {
      return answer.failure.code === 'payment/unreachable' ? answer : fail({ code: 'payment/not-begun-here', report: null });
    }
    if (!isPaymentOf(answer.value, booking)) return fail({ code: 'payment/not-begun-here', report: answer.value });
    // Kept, so that a reload begins no other.
    this.#records.begin(booking.id, link.clientSecret);
    return this.#takeUp(booking, link.clientSecret, 'this');
  }

  async #takeUp(booking: Booking, clientSecret: string, link: StartedPayment['link']): Promise<Result<StartedPayment, PaymentFailure>> {
    const answer = await this.#provider.retrieve(clientSecret);
    if (!answer.ok) return answer;
    const report = answer.value;
    recordPayment(this.#records, booking.id, report);
    const started = { booking, clientSecret, report, link };
    if (report.status !== 'requires_payment_method' && report.status !== 'other') return ok({ ...started, form: null });
    const form = await this.#provider.open(clientSecret);
    return form.ok ? ok({ ...started, form: form.value }) : form;
  }

  /** The provider said so once, and takes nothing back: nobody needs to be asked. */
  #paidBefore(booking: Booking, paid: PaidRecord, link: PaymentLink | null): StartedPayment {
    const clientSecret = this.#records.begun(booking.id);
    return { booking, clientSecret, report: reportOf(paid), form: null, link: toldBy(link, clientSecret) };
  }

  async #gone(bookingId: string): Promise<Result<never, StartPaymentFailure>> {
    const begun = this.#records.begun(bookingId);
    const answer = begun === null ? null : await this.#provider.retrieve(begun);
    if (answer?.ok !== true) return fail({ code: 'api/not-found' });
    recordPayment(this.#records, bookingId, answer.value);
    return fail({ code: 'payment/booking-gone', report: answer.value });
  }
}

function toldBy(link: PaymentLink | null, begun: string | null): StartedPayment['link'] {
  if (link === null) return null;
  return link.clientSecret === null || link.clientSecret === begun ? 'this' : 'another';
}
