import type { Booking } from '../booking/Booking.ts';
import type { BookingState } from '../booking/BookingState.ts';
import { canPayBooking } from '../booking/bookingPolicy.ts';
import type { BookingsApi } from '../booking/BookingsApi.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { isDue } from './isDue.ts';
import { isPaymentOf } from './isPaymentOf.ts';
import { leavesNothingToPay } from './leavesNothingToPay.ts';
import type { AlreadyPaid, PaymentIntentsApi } from './PaymentIntentsApi.ts';
import type { PaymentFailure, PaymentProvider, PaymentReport } from './PaymentProvider.ts';
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
  /** Whether a card can pay it: it is neither paid nor given up. */
  readonly isPayable: boolean;
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
  /** Nothing is to be paid in this state: not yet, or not any more. */
  | { readonly code: 'payment/not-due'; readonly state: BookingState | undefined }
  /** Paid on another device; `report` is null where the provider has no word on it. */
  | { readonly code: 'payment/already-paid'; readonly report: PaymentReport | null }
  /** The booking is gone; the payment that this device began for it may not be. */
  | { readonly code: 'payment/booking-gone'; readonly report: PaymentReport };

type Started = Promise<Result<StartedPayment, StartPaymentFailure>>;

type Dependencies = {
  readonly bookings: BookingsApi;
  readonly paymentIntents: PaymentIntentsApi;
  readonly paymentProvider: PaymentProvider;
  readonly paymentRecords: PaymentRecords;
};

/**
 * A booking's payment: begun once, taken up again after a reload, in a second tab or on a later visit,
 * so that the provider itself refuses to be paid twice.
 */
export const startPayment =
  (ports: Dependencies) =>
  async ({ actor, bookingId, link }: StartPaymentCommand): Started => {
    const allowed = requireAccess(actor, 'pay for a booking');
    if (!allowed.ok) return allowed;
    const found = await ports.bookings.byId(bookingId, { fresh: true });
    if (!found.ok) return found.failure.code === 'api/not-found' ? gone(ports, bookingId) : found;
    const booking = found.value;
    if (!canPayBooking(actor, booking)) return fail({ code: 'access/denied' });

    const paid = ports.paymentRecords.paid(booking.id);
    if (paid !== null) return ok(paidBefore(ports, booking, paid, link));
    const begun = ports.paymentRecords.begun(booking.id);
    if (begun === null && link !== null) return follow(ports, booking, link);
    if (begun === null && booking.isPaid === true) return fail({ code: 'payment/already-paid', report: null });
    if (begun === null) return begin(ports, booking, null, null);

    const told = toldBy(link, begun);
    const takenUp = await takeUp(ports, booking, begun, told);
    // One that was given up is news for who comes back from it; to anybody else a new one is of more use.
    const isGivenUp = takenUp.ok && takenUp.value.report.status === 'canceled' && told !== 'this';
    return isGivenUp ? begin(ports, booking, begun, told) : takenUp;
  };

export type StartPayment = ReturnType<typeof startPayment>;

async function begin(
  ports: Dependencies,
  booking: Booking,
  before: string | null,
  link: StartedPayment['link'],
): Started {
  if (!isDue(booking)) return fail({ code: 'payment/not-due', state: booking.state });
  const created = await ports.paymentIntents.create({ bookingId: booking.id, price: booking.price });
  // The booking was found: what is missing is the marketplace's way to pay for it.
  if (!created.ok) {
    const { failure } = created;
    if (failure.code === 'payment/already-paid') return paidElsewhere(ports, booking, failure);
    return fail(failure.code === 'api/not-found' ? { code: 'api/unavailable' } : failure);
  }
  // A second tab may have begun it while this one was asking: both pay for the same.
  const meanwhile = ports.paymentRecords.begun(booking.id);
  const secret = meanwhile === null || meanwhile === before ? created.value : meanwhile;
  ports.paymentRecords.begin(booking.id, secret);
  return takeUp(ports, booking, secret, link);
}

/** The marketplace has the last word on whether anything is left to pay; the provider knows what was charged. */
async function paidElsewhere(
  ports: Dependencies,
  booking: Booking,
  { clientSecret }: AlreadyPaid,
): Promise<Result<never, StartPaymentFailure>> {
  const answer = await ports.paymentProvider.retrieve(clientSecret);
  if (!answer.ok || !leavesNothingToPay(answer.value.status)) {
    return fail({ code: 'payment/already-paid', report: null });
  }
  ports.paymentRecords.begin(booking.id, clientSecret);
  recordPayment(ports.paymentRecords, booking.id, answer.value);
  return fail({ code: 'payment/already-paid', report: answer.value });
}

/** A link on a device that has begun nothing: its payment counts once the provider says that it is this booking's. */
async function follow(ports: Dependencies, booking: Booking, link: PaymentLink): Started {
  if (link.clientSecret === null) return fail({ code: 'payment/not-begun-here', report: null });
  const answer = await ports.paymentProvider.retrieve(link.clientSecret);
  if (!answer.ok) {
    if (answer.failure.code === 'payment/unreachable') return answer;
    return fail({ code: 'payment/not-begun-here', report: null });
  }
  if (!isPaymentOf(answer.value, booking)) return fail({ code: 'payment/not-begun-here', report: answer.value });
  // Kept, so that a reload begins no other.
  ports.paymentRecords.begin(booking.id, link.clientSecret);
  return takeUp(ports, booking, link.clientSecret, 'this');
}

async function takeUp(
  ports: Dependencies,
  booking: Booking,
  clientSecret: string,
  link: StartedPayment['link'],
): Started {
  const answer = await ports.paymentProvider.retrieve(clientSecret);
  if (!answer.ok) return answer;
  const report = answer.value;
  recordPayment(ports.paymentRecords, booking.id, report);
  const isPayable = report.status === 'requires_payment_method' || report.status === 'other';
  // What was paid is shown in every state; what was only begun cannot be paid in all of them.
  if (isPayable && !isDue(booking)) return fail({ code: 'payment/not-due', state: booking.state });
  return ok({ booking, clientSecret, report, isPayable, link });
}

/** The provider said so once, and takes nothing back: nobody needs to be asked. */
function paidBefore(ports: Dependencies, booking: Booking, paid: PaidRecord, link: PaymentLink | null): StartedPayment {
  const clientSecret = ports.paymentRecords.begun(booking.id);
  return { booking, clientSecret, report: reportOf(paid), isPayable: false, link: toldBy(link, clientSecret) };
}

async function gone(ports: Dependencies, bookingId: string): Promise<Result<never, StartPaymentFailure>> {
  const begun = ports.paymentRecords.begun(bookingId);
  const answer = begun === null ? null : await ports.paymentProvider.retrieve(begun);
  if (answer?.ok !== true) return fail({ code: 'api/not-found' });
  recordPayment(ports.paymentRecords, bookingId, answer.value);
  return fail({ code: 'payment/booking-gone', report: answer.value });
}

function toldBy(link: PaymentLink | null, begun: string | null): StartedPayment['link'] {
  if (link === null) return null;
  return link.clientSecret === null || link.clientSecret === begun ? 'this' : 'another';
}
