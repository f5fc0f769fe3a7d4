import { describe, expect, it } from 'vitest';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { PaymentIntentsApi } from '#domain/payment/PaymentIntentsApi.ts';
import type { PaymentProvider, PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { type PaymentLink, StartPayment } from '#domain/payment/StartPayment.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { aBooking } from '../given/aBooking.ts';
import { aPaymentForm, aPaymentReport, paymentRecords } from '../given/aPayment.ts';
import { aSession, visitor } from '../given/aSession.ts';
import { answers, apiFailures, offline, refuses } from '../given/answers.ts';
import { taka } from '#domain/shared/Money.ts';

const booking = aBooking();
const form = aPaymentForm();
const unreachable = { code: 'payment/unreachable' } as const;

type Given = {
  readonly records?: PaymentRecords;
  /** What the provider says of each secret; of the others, that they wait for a card. */
  readonly said?: { readonly [secret: string]: PaymentStatus };
  /** What is written to the payments. */
  readonly description?: string;
  readonly bookings?: Partial<BookingsApi>;
  readonly intents?: Partial<PaymentIntentsApi>;
  readonly provider?: Partial<PaymentProvider>;
};

/** A provider whose secrets are counted: 'new 1', 'new 2', … */
function world({ records = paymentRecords(), said = {}, description = '', ...given }: Given = {}) {
  const journal = new Journal();
  let created = 0;
  const report = (secret: string): PaymentReport =>
    aPaymentReport({
      status: said[secret] ?? 'requires_payment_method', reference: `pi of ${secret}`, charge: taka(booking.price), description,
    });
  const start = new StartPayment(
    journal.port<BookingsApi>({ byId: answers(booking), ...given.bookings }),
    journal.port<PaymentIntentsApi>({ create: () => answers(`new ${(created += 1)}`)(), ...given.intents }),
    journal.port<PaymentProvider>({
      open: answers(form),
      retrieve: (secret) => answers(report(secret))(),
      ...given.provider,
    }),
    records,
  );
  const visit = (link: PaymentLink | null = null, actor = aSession('buyer')) =>
    start.execute({ actor, bookingId: booking.id, link });
  return { journal, records, start, visit, report };
}

describe('[S-PAY-2] the payment page', () => {
  it("begins the payment of the booking, under the booking's id and price, and draws the form", async () => {
    const { journal, records, visit, report } = world();
    expect(await visit()).toEqual(ok({ booking, clientSecret: 'new 1', report: report('new 1'), form, link: null }));
    expect(journal.asked).toEqual(['byId', 'create', 'retrieve', 'open']);
    expect(journal.of('byId')).toEqual([[booking.id, { fresh: true }]]);
    expect(journal.of('create')).toEqual([[{ bookingId: booking.id, price: booking.price }]]);
    expect(records.begun(booking.id)).toBe('new 1');
    expect(records.paid(booking.id)).toBeNull();
  });

  it('asks a visitor to log in', async () => {
    const { journal, start } = world();
    const answer = await start.execute({ actor: visitor, bookingId: booking.id, link: null });
    expect(answer).toEqual(fail({ code: 'access/login-required' }));
    expect(journal.asked).toEqual([]);
  });

  it("refuses another person's booking, and begins nothing", async () => {
    const { journal, visit } = world();
    expect(await visit(null, aSession('buyer', 'other@example.com'))).toEqual(fail({ code: 'access/denied' }));
    expect(await visit(null, aSession('admin'))).toEqual(fail({ code: 'access/denied' }));
    expect(journal.of('create')).toEqual([]);
  });

  it.each(apiFailures)('fails with $code when the booking cannot be had', async (failure) => {
    const { journal, visit } = world({ bookings: { byId: refuses(failure) } });
    expect(await visit()).toEqual(fail(failure));
    expect(journal.asked).toEqual(['byId']);
  });

  it('fails when no payment can be begun, and remembers none', async () => {
    const { records, visit } = world({ intents: { create: refuses(offline) } });
    expect(await visit()).toEqual(fail(offline));
    expect(records.begun(booking.id)).toBeNull();
  });

  it('has no way to be paid where the marketplace knows the booking and no payments', async () => {
    const { records, visit } = world({ intents: { create: refuses({ code: 'api/not-found' }) } });
    expect(await visit()).toEqual(fail({ code: 'api/unavailable' }));
    expect(records.begun(booking.id)).toBeNull();
  });

  it('fails when the form cannot be drawn', async () => {
    const { visit } = world({ provider: { open: refuses(unreachable) } });
    expect(await visit()).toEqual(fail(unreachable));
  });
});

describe('[G-PAY-1] a payment', () => {
  it('is begun once for each booking, and taken up after a reload', async () => {
    const { journal, visit } = world();
    await visit();
    expect(await visit()).toMatchObject(ok({ clientSecret: 'new 1', form }));
    expect(journal.of('create')).toHaveLength(1);
  });

  it('is begun once even when the provider could not be reached after it', async () => {
    const records = paymentRecords();
    expect(await world({ records, provider: { retrieve: refuses(unreachable) } }).visit()).toEqual(fail(unreachable));
    const { journal, visit } = world({ records });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'new 1' }));
    expect(journal.of('create')).toEqual([]);
  });

  it('is not begun a second time while the provider cannot say what became of the first', async () => {
    const { journal, visit } = world({
      records: paymentRecords({ [booking.id]: 'kept' }), provider: { retrieve: refuses(unreachable) },
    });
    expect(await visit()).toEqual(fail(unreachable));
    expect(journal.of('create')).toEqual([]);
  });

  it('is one for two tabs that open the page at once', async () => {
    const records = paymentRecords();
    const { visit } = world({ records });
    const [one, other] = await Promise.all([visit(), visit()]);
    expect(one).toMatchObject(ok({ clientSecret: 'new 1' }));
    expect(other).toEqual(one);
    expect(records.begun(booking.id)).toBe('new 1');
  });

  it.each([
    ['waits for a card', 'requires_payment_method'],
    ['waits for something else', 'other'],
  ] as const)('that %s has a form', async (_what, status) => {
    const { visit } = world({ records: paymentRecords({ [booking.id]: 'kept' }), said: { kept: status } });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'kept', report: { status }, form }));
  });

  it.each(['succeeded', 'processing'] as const)('that is %s has no form', async (status) => {
    const { journal, visit } = world({ records: paymentRecords({ [booking.id]: 'kept' }), said: { kept: status } });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'kept', report: { status }, form: null }));
    expect(journal.asked).toEqual(['byId', 'retrieve']);
  });

  it('that was canceled is begun anew', async () => {
    const { records, visit } = world({ records: paymentRecords({ [booking.id]: 'kept' }), said: { kept: 'canceled' } });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'new 1', form }));
    expect(records.begun(booking.id)).toBe('new 1');
  });

  it('is kept as paid on this device when the provider says that it succeeded', async () => {
    const { records, visit, report } = world({
      records: paymentRecords({ [booking.id]: 'kept' }), said: { kept: 'succeeded' },
    });
    await visit();
    expect(records.paid(booking.id)).toEqual({ reference: 'pi of kept', charge: report('kept').charge, isReal: true });
  });

  it.each(['processing', 'requires_payment_method', 'other', 'canceled'] as const)(
    'is not kept as paid when the provider says %s',
    async (status) => {
      const { records, visit } = world({ records: paymentRecords({ [booking.id]: 'kept' }), said: { kept: status } });
      await visit();
      expect(records.paid(booking.id)).toBeNull();
    },
  );
});

const kept = () => paymentRecords({ [booking.id]: 'kept' });
const named: PaymentLink = { clientSecret: 'named' };
const own: PaymentLink = { clientSecret: 'kept' };
const statuses: readonly PaymentStatus[] = ['succeeded', 'processing', 'requires_payment_method', 'canceled', 'other'];

describe('[G-PAY-1] coming back from the bank', () => {
  it.each(statuses)('tells what became of the payment begun here, which is %s', async (status) => {
    const { journal, visit } = world({ records: kept(), said: { kept: status } });
    const isOpen = status === 'requires_payment_method' || status === 'other';
    expect(await visit(own)).toMatchObject(
      ok({ clientSecret: 'kept', report: { status }, link: 'this', form: isOpen ? form : null }),
    );
    expect(journal.of('create')).toEqual([]);
  });

  it('by an address that names no payment, asks about the one begun here', async () => {
    const { visit } = world({ records: kept(), said: { kept: 'succeeded' } });
    expect(await visit({ clientSecret: null })).toMatchObject(ok({ clientSecret: 'kept', report: { status: 'succeeded' }, link: 'this' }));
  });

  it('begins no other payment while the provider cannot be asked', async () => {
    const { journal, visit } = world({ records: kept(), provider: { retrieve: refuses(unreachable) } });
    expect(await visit(own)).toEqual(fail(unreachable));
    expect(journal.of('create')).toEqual([]);
  });
});

describe('[G-PAY-1] a link that names another payment than the one begun here', () => {
  it('is not followed: the payment begun here goes on, and the provider is not asked about the other', async () => {
    const { journal, records, visit } = world({ records: kept(), said: { named: 'succeeded' } });
    expect(await visit(named)).toMatchObject(ok({ clientSecret: 'kept', form, link: 'another' }));
    expect(journal.of('retrieve')).toEqual([['kept']]);
    expect(records.paid(booking.id)).toBeNull();
  });

  it('changes nothing where the payment begun here was canceled: another one is begun', async () => {
    const { visit } = world({ records: kept(), said: { kept: 'canceled', named: 'succeeded' } });
    expect(await visit(named)).toMatchObject(ok({ clientSecret: 'new 1', form, link: 'another' }));
  });
});

describe('[G-PAY-1] [G-SEC-1] a link on a device that has begun nothing for the booking', () => {
  it.each(statuses)('proves nothing of a payment that is %s: none is recorded, none is begun', async (status) => {
    const { journal, records, visit, report } = world({ said: { named: status } });
    expect(await visit(named)).toEqual(fail({ code: 'payment/not-begun-here', report: report('named') }));
    expect(records.paid(booking.id)).toBeNull();
    expect(records.begun(booking.id)).toBeNull();
    expect(journal.of('create')).toEqual([]);
  });

  it.each([
    ['names another booking', `Booking ${booking.id}9`],
    ['names none', 'Thank you for your order'],
  ])('is not believed where the payment %s', async (_what, description) => {
    const { records, visit } = world({ said: { named: 'succeeded' }, description });
    expect(await visit(named)).toMatchObject({ ok: false, failure: { code: 'payment/not-begun-here' } });
    expect(records.paid(booking.id)).toBeNull();
  });

  it('is not believed where the payment is of another amount', async () => {
    const small = aPaymentReport({ status: 'succeeded', description: `Booking ${booking.id}`, charge: taka(booking.price / 100) });
    const { records, visit } = world({ provider: { retrieve: answers(small) } });
    expect(await visit(named)).toEqual(fail({ code: 'payment/not-begun-here', report: small }));
    expect(records.paid(booking.id)).toBeNull();
  });

  it('is followed where the provider says that the payment is for this booking, and is kept for a reload', async () => {
    const { journal, records, visit, report } = world({ said: { named: 'succeeded' }, description: `Booking ${booking.id}` });
    expect(await visit(named)).toMatchObject(ok({ clientSecret: 'named', report: { status: 'succeeded' }, link: 'this', form: null }));
    expect(records.begun(booking.id)).toBe('named');
    expect(records.paid(booking.id)).toMatchObject({ reference: report('named').reference });
    expect(journal.of('create')).toEqual([]);
  });

  it('that the provider knows nothing of says nothing', async () => {
    const { visit } = world({ provider: { retrieve: refuses({ code: 'payment/unexpected' }) } });
    expect(await visit(named)).toEqual(fail({ code: 'payment/not-begun-here', report: null }));
  });

  it('that names no payment says nothing', async () => {
    const { journal, visit } = world();
    expect(await visit({ clientSecret: null })).toEqual(fail({ code: 'payment/not-begun-here', report: null }));
    expect(journal.asked).toEqual(['byId']);
  });

  it('is asked about again where the provider could not be reached', async () => {
    const { visit } = world({ provider: { retrieve: refuses(unreachable) } });
    expect(await visit(named)).toEqual(fail(unreachable));
  });

  it('does not keep anybody from paying without it', async () => {
    const { visit } = world({ said: { named: 'succeeded' } });
    await visit(named);
    expect(await visit()).toMatchObject(ok({ clientSecret: 'new 1', form, link: null }));
  });
});

describe('[G-PAY-1] a booking that was paid on this device', () => {
  const record = { reference: 'pi_42', charge: taka(booking.price), isReal: true };

  it.each([
    ['with its payment', { [booking.id]: 'kept' }, 'kept'],
    ['of which nothing but that is known', {}, null],
  ] as const)('%s is not paid again, whatever the provider would say', async (_what, begun, clientSecret) => {
    const { journal, visit } = world({ records: paymentRecords(begun, { [booking.id]: record }) });
    expect(await visit()).toEqual(ok({
      booking, clientSecret, report: { ...record, status: 'succeeded', description: '' }, form: null, link: null,
    }));
    expect(journal.asked).toEqual(['byId']);
  });

  it('is none of the business of somebody else who signs in there', async () => {
    const { visit } = world({ records: paymentRecords({}, { [booking.id]: record }) });
    expect(await visit(null, aSession('buyer', 'other@example.com'))).toEqual(fail({ code: 'access/denied' }));
  });
});

describe('[G-PAY-1] a booking that is gone', () => {
  const gone = { bookings: { byId: refuses({ code: 'api/not-found' } as const) } };

  it.each(statuses)('still has the word on its payment, which is %s', async (status) => {
    const { records, visit, report } = world({ ...gone, records: kept(), said: { kept: status } });
    expect(await visit(own)).toEqual(fail({ code: 'payment/booking-gone', report: report('kept') }));
    expect(records.paid(booking.id) !== null).toBe(status === 'succeeded');
  });

  it('is gone where the provider cannot be asked, and where nothing was begun', async () => {
    expect(await world({ ...gone, records: kept(), provider: { retrieve: refuses(unreachable) } }).visit()).toEqual(fail({ code: 'api/not-found' }));
    const { journal, visit } = world({ ...gone, said: { named: 'succeeded' } });
    expect(await visit(named)).toEqual(fail({ code: 'api/not-found' }));
    expect(journal.asked).toEqual(['byId']);
  });
});
