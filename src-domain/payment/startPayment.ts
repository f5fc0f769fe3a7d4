import type { Booking } from '../booking/Booking.ts';
import { canPayBooking } from '../booking/bookingPolicy.ts';
import type { BookingsApi } from '../booking/BookingsApi.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { isDue } from './isDue.ts';
import { isPaymentOf } from './isPaymentOf.ts';
import { leavesNothingToPay } from './leavesNothingToPay.ts';
import { askedAhead } from './askedAhead.ts';
import type { AlreadyPaid, PaymentIntentsApi } from './PaymentIntentsApi.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import type { PaidRecord, PaymentRecords } from './PaymentRecords.ts';
import { recordPayment, reportOf } from './recordPayment.ts';
import { continueWith, resumePayment } from './resumePayment.ts';
import type { PaymentLink, StartedPayment, StartPaymentFailure } from './StartedPayment.ts';

export type StartPaymentCommand = {
  readonly actor: Actor;
  readonly bookingId: string;
  readonly link: PaymentLink | null;
};

type Started = Promise<Result<StartedPayment, StartPaymentFailure>>;

type Dependencies = {
  readonly bookings: BookingsApi;
  readonly paymentIntents: PaymentIntentsApi;
  readonly paymentProvider: PaymentProvider;
  readonly paymentRecords: PaymentRecords;
};

/**
 * Starts a booking's payment once. A reload, a second tab and a later visit resume it, so the provider refuses a second
 * charge.
 */
export const startPayment =
  (shared: Dependencies) =>
  async ({ actor, bookingId, link }: StartPaymentCommand): Started => {
    const allowed = requireAccess(actor, 'pay for a booking');
    if (!allowed.ok) return allowed;
    const paymentRecords = shared.paymentRecords.ofPayer();
    const asked = shared.bookings.byId(bookingId, { fresh: true });
    const resumable = paymentRecords.paid(bookingId) === null ? paymentRecords.begun(bookingId) : null;
    const ports = { ...shared, paymentRecords, paymentProvider: askedAhead(shared.paymentProvider, resumable) };
    const found = await asked;
    if (!found.ok) {
      const { failure } = found;
      return failure.code === 'api/not-found' ? gone(ports, bookingId) : unread(ports, bookingId, failure);
    }
    const booking = found.value;
    if (!canPayBooking(actor, booking)) return fail({ code: 'access/denied' });

    const paid = ports.paymentRecords.paid(booking.id);
    if (paid !== null) return ok(paidHere(ports, booking, paid, link));
    const begun = ports.paymentRecords.begun(booking.id);
    if (begun === null && link !== null) return follow(ports, booking, link);
    if (begun === null) return begin(ports, booking, null, null);

    const linked = linkTo(link, begun);
    const resumed = await resumePayment(ports, booking, begun, linked);
    // Show a cancelled payment only to people who come back from it. Everybody else gets a new one.
    const isCancelled = resumed.ok && resumed.value.report.status === 'canceled' && linked !== 'this';
    return isCancelled || isForgotten(ports, booking, resumed) ? begin(ports, booking, begun, linked) : resumed;
  };

export type StartPayment = ReturnType<typeof startPayment>;

/** The provider no longer has the payment. One that was under way may still be charged where it was begun. */
function isForgotten({ paymentRecords }: Dependencies, { id }: Booking, resumed: Awaited<Started>): boolean {
  return !resumed.ok && resumed.failure.code === 'payment/unknown' && !paymentRecords.isProcessing(id);
}

async function begin(
  ports: Dependencies,
  booking: Booking,
  before: string | null,
  link: StartedPayment['link'],
): Started {
  if (booking.isPaid === true) return fail({ code: 'payment/already-paid', report: null });
  if (!isDue(booking)) return fail({ code: 'payment/not-due', state: booking.state });
  const created = await ports.paymentIntents.create({
    bookingId: booking.id,
    price: booking.price,
    payer: booking.email,
  });
  // The booking exists, so 'not-found' means that the marketplace has no such call.
  if (!created.ok) {
    const { failure } = created;
    if (failure.code === 'payment/already-paid') return paidElsewhere(ports, booking, failure);
    return fail(failure.code === 'api/not-found' ? { code: 'api/unavailable' } : failure);
  }
  // A second tab may have started one meanwhile. Use the same payment in both.
  const meanwhile = ports.paymentRecords.begun(booking.id);
  const secret = meanwhile === null || meanwhile === before ? created.value : meanwhile;
  ports.paymentRecords.begin(booking.id, secret);
  return resumePayment(ports, booking, secret, link);
}

/** The marketplace says that the booking is paid. The provider reports the charge. */
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

/** Follows a link on a device that started no payment. The provider must confirm that it is this booking's. */
async function follow(ports: Dependencies, booking: Booking, link: PaymentLink): Started {
  if (link.clientSecret === null) return fail({ code: 'payment/not-begun-here', report: null });
  const answer = await ports.paymentProvider.retrieve(link.clientSecret);
  if (!answer.ok) {
    if (answer.failure.code === 'payment/unreachable') return answer;
    return fail({ code: 'payment/not-begun-here', report: null });
  }
  if (!isPaymentOf(answer.value, booking)) return fail({ code: 'payment/not-begun-here', report: answer.value });
  // Store it, so that a reload does not start another.
  ports.paymentRecords.begin(booking.id, link.clientSecret);
  return continueWith(ports, booking, { clientSecret: link.clientSecret, report: answer.value, link: 'this' });
}

/** A successful payment stays successful, so the provider is not asked again. */
function paidHere(ports: Dependencies, booking: Booking, paid: PaidRecord, link: PaymentLink | null): StartedPayment {
  const clientSecret = ports.paymentRecords.begun(booking.id);
  return { booking, clientSecret, report: reportOf(paid), isPayable: false, link: linkTo(link, clientSecret) };
}

async function gone(ports: Dependencies, bookingId: string): Promise<Result<never, StartPaymentFailure>> {
  const begun = ports.paymentRecords.begun(bookingId);
  const answer = begun === null ? null : await ports.paymentProvider.retrieve(begun);
  if (answer?.ok !== true) return fail({ code: 'api/not-found' });
  recordPayment(ports.paymentRecords, bookingId, answer.value);
  return fail({ code: 'payment/booking-gone', report: answer.value });
}

/** The marketplace does not answer. Somebody who comes back from their bank still hears what they have paid. */
async function unread(
  ports: Dependencies,
  bookingId: string,
  failure: ApiFailure,
): Promise<Result<never, StartPaymentFailure>> {
  const begun = ports.paymentRecords.begun(bookingId);
  if (begun === null || ports.paymentRecords.paid(bookingId) !== null) return fail(failure);
  const answer = await ports.paymentProvider.retrieve(begun);
  if (!answer.ok) return fail(failure);
  recordPayment(ports.paymentRecords, bookingId, answer.value);
  if (!leavesNothingToPay(answer.value.status)) return fail(failure);
  return fail({ code: 'payment/booking-unread', report: answer.value, failure });
}

function linkTo(link: PaymentLink | null, begun: string | null): StartedPayment['link'] {
  if (link === null) return null;
  return link.clientSecret === null || link.clientSecret === begun ? 'this' : 'another';
}
