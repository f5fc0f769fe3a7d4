import { describe, expect, it } from 'vitest';
import { type BookingStage, bookingStages } from '#domain/booking/bookingLife.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { PaymentIntentsApi } from '#domain/payment/PaymentIntentsApi.ts';
import type { PaymentProvider, PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { startPayment } from '#domain/payment/startPayment.ts';
import type { PaymentLink } from '#domain/payment/StartedPayment.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aPaymentReport, paymentRecords } from '../../builders/aPayment.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { answers, apiFailures, offline, refuses } from '../../builders/answers.ts';
import { taka } from '#domain/shared/Money.ts';

const booking = aBooking();
const unreachable = { code: 'payment/unreachable' } as const;

type Given = {
  readonly records?: PaymentRecords;
  /** What the provider says about each secret; any other secret waits for a card. */
  readonly said?: { readonly [secret: string]: PaymentStatus };
  /** The metadata of the payments. */
  readonly description?: string;
  readonly bookings?: Partial<BookingsApi>;
  readonly intents?: Partial<PaymentIntentsApi>;
  readonly provider?: Partial<PaymentProvider>;
};

/** A provider that counts its secrets: 'new 1', 'new 2', … */
function world({ records = paymentRecords(), said = {}, description = '', ...given }: Given = {}) {
  const journal = new Journal();
  let created = 0;
  const report = (secret: string): PaymentReport =>
    aPaymentReport({
      status: said[secret] ?? 'requires_payment_method',
      reference: `pi of ${secret}`,
      charge: taka(booking.price),
      description,
    });
  const start = startPayment({
    bookings: journal.port<BookingsApi>({ byId: answers(booking), ...given.bookings }),
    paymentIntents: journal.port<PaymentIntentsApi>({
      create: () => answers(`new ${(created += 1)}`)(),
      ...given.intents,
    }),
    paymentProvider: journal.port<PaymentProvider>({
      retrieve: (secret) => answers(report(secret))(),
      ...given.provider,
    }),
    paymentRecords: records,
  });
  const visit = (link: PaymentLink | null = null, actor = aSession('buyer')) =>
    start({ actor, bookingId: booking.id, link });
  return { journal, records, start, visit, report };
}

describe('[S-PAY-2] the payment page', () => {
  it("starts the payment of the booking, with the booking's id and price", async () => {
    const { journal, records, visit, report } = world();
    expect(await visit()).toEqual(
      ok({ booking, clientSecret: 'new 1', report: report('new 1'), isPayable: true, link: null }),
    );
    expect(journal.asked).toEqual(['byId', 'create', 'retrieve']);
    expect(journal.of('byId')).toEqual([[booking.id, { fresh: true }]]);
    expect(journal.of('create')).toEqual([[{ bookingId: booking.id, price: booking.price, payer: booking.email }]]);
    expect(records.begun(booking.id)).toBe('new 1');
    expect(records.paid(booking.id)).toBeNull();
  });

  it('asks a visitor to log in', async () => {
    const { journal, start } = world();
    const answer = await start({ actor: visitor, bookingId: booking.id, link: null });
    expect(answer).toEqual(fail({ code: 'access/login-required' }));
    expect(journal.asked).toEqual([]);
  });

  it("refuses another person's booking, and starts nothing", async () => {
    const { journal, visit } = world();
    expect(await visit(null, aSession('buyer', 'other@example.com'))).toEqual(fail({ code: 'access/denied' }));
    expect(await visit(null, aSession('admin'))).toEqual(fail({ code: 'access/denied' }));
    expect(journal.of('create')).toEqual([]);
  });

  it.each(apiFailures)('fails with $code when the booking cannot be loaded', async (failure) => {
    const { journal, visit } = world({ bookings: { byId: refuses(failure) } });
    expect(await visit()).toEqual(fail(failure));
    expect(journal.asked).toEqual(['byId']);
  });

  it('fails when no payment can be started, and records none', async () => {
    const { records, visit } = world({ intents: { create: refuses(offline) } });
    expect(await visit()).toEqual(fail(offline));
    expect(records.begun(booking.id)).toBeNull();
  });

  it('cannot be paid when the marketplace knows the booking but has no payments', async () => {
    const { records, visit } = world({ intents: { create: refuses({ code: 'api/not-found' }) } });
    expect(await visit()).toEqual(fail({ code: 'api/unavailable' }));
    expect(records.begun(booking.id)).toBeNull();
  });
});

describe('[G-PAY-1] a payment', () => {
  it('is started once for each booking, and continued after a reload', async () => {
    const { journal, visit } = world();
    await visit();
    expect(await visit()).toMatchObject(ok({ clientSecret: 'new 1', isPayable: true }));
    expect(journal.of('create')).toHaveLength(1);
  });

  it('is started once even if the provider was unreachable afterwards', async () => {
    const records = paymentRecords();
    expect(await world({ records, provider: { retrieve: refuses(unreachable) } }).visit()).toEqual(fail(unreachable));
    const { journal, visit } = world({ records });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'new 1' }));
    expect(journal.of('create')).toEqual([]);
  });

  it('is not started a second time while the provider cannot report on the first', async () => {
    const { journal, visit } = world({
      records: paymentRecords({ [booking.id]: 'kept' }),
      provider: { retrieve: refuses(unreachable) },
    });
    expect(await visit()).toEqual(fail(unreachable));
    expect(journal.of('create')).toEqual([]);
  });

  it('is asked about while the marketplace is still asked for its booking, and only once', async () => {
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { journal, visit } = world({
      records: paymentRecords({ [booking.id]: 'kept' }),
      said: { kept: 'succeeded' },
      bookings: { byId: async () => held.then(() => ok(booking)) },
    });
    const visited = visit();
    expect(journal.asked).toEqual(['byId', 'retrieve']);
    answer();
    expect(await visited).toMatchObject(ok({ clientSecret: 'kept', report: { status: 'succeeded' } }));
    expect(journal.asked).toEqual(['byId', 'retrieve']);
  });

  it('leaves a defect of the provider to the visit, which waits for the marketplace first', async () => {
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { visit } = world({
      records: paymentRecords({ [booking.id]: 'kept' }),
      bookings: { byId: async () => held.then(() => fail(offline)) },
      provider: { retrieve: () => Promise.reject(new Error('a defect of the provider')) },
    });
    const visited = visit().catch((error: unknown) => String(error));
    // Nobody waits for the provider yet, and the process hears of rejections that nobody waits for.
    await new Promise((resolve) => setTimeout(resolve));
    answer();
    expect(await visited).toContain('a defect of the provider');
  });

  it('is asked about anew if another tab has begun a new one while the marketplace was asked', async () => {
    const records = paymentRecords({ [booking.id]: 'kept' });
    const { visit } = world({
      records,
      bookings: {
        byId: async () => {
          await Promise.resolve();
          records.begin(booking.id, 'newer');
          return ok(booking);
        },
      },
    });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'newer', report: { reference: 'pi of newer' } }));
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
  ] as const)('that %s can be paid', async (_what, status) => {
    const { visit } = world({ records: paymentRecords({ [booking.id]: 'kept' }), said: { kept: status } });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'kept', report: { status }, isPayable: true }));
  });

  it.each(['succeeded', 'processing'] as const)('that is %s can no longer be paid', async (status) => {
    const { journal, visit } = world({ records: paymentRecords({ [booking.id]: 'kept' }), said: { kept: status } });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'kept', report: { status }, isPayable: false }));
    expect(journal.asked).toEqual(['byId', 'retrieve']);
  });

  it('that was cancelled is started anew', async () => {
    const { records, visit } = world({ records: paymentRecords({ [booking.id]: 'kept' }), said: { kept: 'canceled' } });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'new 1', isPayable: true }));
    expect(records.begun(booking.id)).toBe('new 1');
  });

  it('that was cancelled is started anew even if its record is deleted meanwhile', async () => {
    const records = paymentRecords({ [booking.id]: 'kept' });
    const create: PaymentIntentsApi['create'] = () => {
      records.begun = () => null;
      return answers('new 1')();
    };
    const { visit } = world({ records, said: { kept: 'canceled' }, intents: { create } });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'new 1', isPayable: true }));
  });

  const forgets: PaymentProvider['retrieve'] = (secret) =>
    secret === 'kept' ? refuses({ code: 'payment/unknown' } as const)() : answers(aPaymentReport())();

  it('that the provider no longer knows is started anew', async () => {
    const { records, visit } = world({ records: recorded(), provider: { retrieve: forgets } });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'new 1', isPayable: true }));
    expect(records.begun(booking.id)).toBe('new 1');
  });

  it('that the provider no longer knows is not started anew while it may still be charged', async () => {
    const records = recorded();
    records.setProcessing(booking.id, true);
    const { journal, visit } = world({ records, provider: { retrieve: forgets } });
    expect(await visit()).toEqual(fail({ code: 'payment/unknown' }));
    expect(journal.of('create')).toEqual([]);
  });

  it('is recorded as paid on this device when the provider reports success', async () => {
    const { records, visit, report } = world({
      records: paymentRecords({ [booking.id]: 'kept' }),
      said: { kept: 'succeeded' },
    });
    await visit();
    expect(records.paid(booking.id)).toEqual({ reference: 'pi of kept', charge: report('kept').charge, isReal: true });
  });

  it.each(['processing', 'requires_payment_method', 'other', 'canceled'] as const)(
    'is not recorded as paid when the provider reports %s',
    async (status) => {
      const { records, visit } = world({ records: paymentRecords({ [booking.id]: 'kept' }), said: { kept: status } });
      await visit();
      expect(records.paid(booking.id)).toBeNull();
    },
  );
});

describe('[G-PAY-1] a booking that another device has paid', () => {
  const elsewhere = { create: refuses({ code: 'payment/already-paid', clientSecret: 'theirs' } as const) };

  it.each(['succeeded', 'processing'] as const)('is reported as paid, with the payment that is %s', async (status) => {
    const { records, visit, report } = world({ intents: elsewhere, said: { theirs: status } });
    expect(await visit()).toEqual(fail({ code: 'payment/already-paid', report: report('theirs') }));
    expect(records.begun(booking.id)).toBe('theirs');
    expect(records.paid(booking.id) !== null).toBe(status === 'succeeded');
    expect(records.isProcessing(booking.id)).toBe(status === 'processing');
  });

  it('is reported as paid when the provider has no details', async () => {
    const { records, visit } = world({ intents: elsewhere, provider: { retrieve: refuses(unreachable) } });
    expect(await visit()).toEqual(fail({ code: 'payment/already-paid', report: null }));
    expect(records.begun(booking.id)).toBeNull();
  });

  it('is reported as paid when the provider contradicts the marketplace', async () => {
    const { records, visit } = world({ intents: elsewhere, said: { theirs: 'requires_payment_method' } });
    expect(await visit()).toEqual(fail({ code: 'payment/already-paid', report: null }));
    expect(records.paid(booking.id)).toBeNull();
  });

  it('is reported as paid even if the payment started here was cancelled', async () => {
    const { visit } = world({
      records: paymentRecords({ [booking.id]: 'kept' }),
      intents: elsewhere,
      said: { kept: 'canceled', theirs: 'succeeded' },
    });
    expect(await visit()).toMatchObject(fail({ code: 'payment/already-paid' }));
  });
});

const recorded = () => paymentRecords({ [booking.id]: 'kept' });
const named: PaymentLink = { clientSecret: 'named' };
const own: PaymentLink = { clientSecret: 'kept' };
const statuses: readonly PaymentStatus[] = ['succeeded', 'processing', 'requires_payment_method', 'canceled', 'other'];

describe('[G-PAY-1] coming back from the bank', () => {
  it.each(statuses)('reports on the payment started here, which is %s', async (status) => {
    const { journal, visit } = world({ records: recorded(), said: { kept: status } });
    const isOpen = status === 'requires_payment_method' || status === 'other';
    expect(await visit(own)).toMatchObject(
      ok({ clientSecret: 'kept', report: { status }, link: 'this', isPayable: isOpen }),
    );
    expect(journal.of('create')).toEqual([]);
  });

  it('with an address that names no payment asks about the one started here', async () => {
    const { visit } = world({ records: recorded(), said: { kept: 'succeeded' } });
    expect(await visit({ clientSecret: null })).toMatchObject(
      ok({ clientSecret: 'kept', report: { status: 'succeeded' }, link: 'this' }),
    );
  });

  it('starts no other payment while the provider cannot be asked', async () => {
    const { journal, visit } = world({ records: recorded(), provider: { retrieve: refuses(unreachable) } });
    expect(await visit(own)).toEqual(fail(unreachable));
    expect(journal.of('create')).toEqual([]);
  });
});

describe('[G-PAY-1] a link that names another payment than the one started here', () => {
  it('is not followed: the payment started here continues, and the provider is not asked about the other', async () => {
    const { journal, records, visit } = world({ records: recorded(), said: { named: 'succeeded' } });
    expect(await visit(named)).toMatchObject(ok({ clientSecret: 'kept', isPayable: true, link: 'another' }));
    expect(journal.of('retrieve')).toEqual([['kept']]);
    expect(records.paid(booking.id)).toBeNull();
  });

  it('changes nothing when the payment started here was cancelled: another one is started', async () => {
    const { visit } = world({ records: recorded(), said: { kept: 'canceled', named: 'succeeded' } });
    expect(await visit(named)).toMatchObject(ok({ clientSecret: 'new 1', isPayable: true, link: 'another' }));
  });
});

describe('[G-PAY-1] [G-SEC-1] a link on a device that has started nothing for the booking', () => {
  it.each(statuses)('proves nothing about a payment that is %s: none is recorded, none is started', async (status) => {
    const { journal, records, visit, report } = world({ said: { named: status } });
    expect(await visit(named)).toEqual(fail({ code: 'payment/not-begun-here', report: report('named') }));
    expect(records.paid(booking.id)).toBeNull();
    expect(records.begun(booking.id)).toBeNull();
    expect(journal.of('create')).toEqual([]);
  });

  it.each([
    ['names another booking', `Booking ${booking.id}9`],
    ['names none', 'Thank you for your order'],
  ])('is not trusted when the payment %s', async (_what, description) => {
    const { records, visit } = world({ said: { named: 'succeeded' }, description });
    expect(await visit(named)).toMatchObject({ ok: false, failure: { code: 'payment/not-begun-here' } });
    expect(records.paid(booking.id)).toBeNull();
  });

  it('is not trusted when the payment has another amount', async () => {
    const small = aPaymentReport({
      status: 'succeeded',
      description: `Booking ${booking.id}`,
      charge: taka(booking.price / 100),
    });
    const { records, visit } = world({ provider: { retrieve: answers(small) } });
    expect(await visit(named)).toEqual(fail({ code: 'payment/not-begun-here', report: small }));
    expect(records.paid(booking.id)).toBeNull();
  });

  it('is followed when the provider says that the payment is for this booking, and is recorded for a reload', async () => {
    const { journal, records, visit, report } = world({
      said: { named: 'succeeded' },
      description: `Booking ${booking.id}`,
    });
    expect(await visit(named)).toMatchObject(
      ok({ clientSecret: 'named', report: { status: 'succeeded' }, link: 'this', isPayable: false }),
    );
    expect(journal.of('retrieve')).toEqual([['named']]);
    expect(records.begun(booking.id)).toBe('named');
    expect(records.paid(booking.id)).toMatchObject({ reference: report('named').reference });
    expect(journal.of('create')).toEqual([]);
  });

  it('to a payment that the provider does not know says nothing', async () => {
    const { visit } = world({ provider: { retrieve: refuses({ code: 'payment/unexpected' }) } });
    expect(await visit(named)).toEqual(fail({ code: 'payment/not-begun-here', report: null }));
  });

  it('that names no payment says nothing', async () => {
    const { journal, visit } = world();
    expect(await visit({ clientSecret: null })).toEqual(fail({ code: 'payment/not-begun-here', report: null }));
    expect(journal.asked).toEqual(['byId']);
  });

  it('is checked again when the provider was unreachable', async () => {
    const { visit } = world({ provider: { retrieve: refuses(unreachable) } });
    expect(await visit(named)).toEqual(fail(unreachable));
  });

  it('does not prevent paying without it', async () => {
    const { visit } = world({ said: { named: 'succeeded' } });
    await visit(named);
    expect(await visit()).toMatchObject(ok({ clientSecret: 'new 1', isPayable: true, link: null }));
  });
});

describe('[G-PAY-1] a booking that was paid on this device', () => {
  const record = { reference: 'pi_42', charge: taka(booking.price), isReal: true };

  it.each([
    ['with its payment', { [booking.id]: 'kept' }, 'kept'],
    ['of which nothing but that is known', {}, null],
  ] as const)('%s is not paid again, whatever the provider says', async (_what, begun, clientSecret) => {
    const { journal, visit } = world({ records: paymentRecords(begun, { [booking.id]: record }) });
    expect(await visit()).toEqual(
      ok({
        booking,
        clientSecret,
        report: { ...record, status: 'succeeded', description: '' },
        isPayable: false,
        link: null,
      }),
    );
    expect(journal.asked).toEqual(['byId']);
  });

  it('is not shown to another person who signs in there', async () => {
    const { visit } = world({ records: paymentRecords({}, { [booking.id]: record }) });
    expect(await visit(null, aSession('buyer', 'other@example.com'))).toEqual(fail({ code: 'access/denied' }));
  });
});

describe('[G-PAY-1] a booking that is gone', () => {
  const gone = { bookings: { byId: refuses({ code: 'api/not-found' } as const) } };

  it.each(statuses)('still reports its payment, which is %s', async (status) => {
    const { records, visit, report } = world({ ...gone, records: recorded(), said: { kept: status } });
    expect(await visit(own)).toEqual(fail({ code: 'payment/booking-gone', report: report('kept') }));
    expect(records.paid(booking.id) !== null).toBe(status === 'succeeded');
  });

  it('is gone when the provider cannot be asked, and when nothing was started', async () => {
    expect(await world({ ...gone, records: recorded(), provider: { retrieve: refuses(unreachable) } }).visit()).toEqual(
      fail({ code: 'api/not-found' }),
    );
    const { journal, visit } = world({ ...gone, said: { named: 'succeeded' } });
    expect(await visit(named)).toEqual(fail({ code: 'api/not-found' }));
    expect(journal.asked).toEqual(['byId']);
  });
});

describe('[G-PAY-1] [G-TRUE-1] a booking that the marketplace does not answer', () => {
  const unread = { bookings: { byId: refuses(offline) } };

  it.each(statuses)('still tells a payment that leaves nothing to pay: %s', async (status) => {
    const { records, visit, report } = world({ ...unread, records: recorded(), said: { kept: status } });
    const leavesNothing = status === 'succeeded' || status === 'processing';
    expect(await visit(own)).toEqual(
      fail(leavesNothing ? { code: 'payment/booking-unread', report: report('kept'), failure: offline } : offline),
    );
    expect(records.paid(booking.id) !== null).toBe(status === 'succeeded');
    expect(records.isProcessing(booking.id)).toBe(status === 'processing');
  });

  it('forgets that its payment is under way once the provider says that it was refused', async () => {
    const records = recorded();
    records.setProcessing(booking.id, true);
    const { visit } = world({ ...unread, records, said: { kept: 'requires_payment_method' } });
    expect(await visit()).toEqual(fail(offline));
    expect(records.isProcessing(booking.id)).toBe(false);
  });

  it('fails with the marketplace’s failure when the provider does not answer either', async () => {
    const { visit } = world({ ...unread, records: recorded(), provider: { retrieve: refuses(unreachable) } });
    expect(await visit()).toEqual(fail(offline));
  });

  it('asks no provider when nothing was started, and about no payment that is recorded', async () => {
    const paid = { reference: 'pi_42', charge: taka(booking.price), isReal: true };
    const records = paymentRecords({ [booking.id]: 'kept' }, { [booking.id]: paid });
    for (const { journal, visit } of [world(unread), world({ ...unread, records })]) {
      expect(await visit()).toEqual(fail(offline));
      expect(journal.asked).toEqual(['byId']);
    }
  });
});

describe('[G-SALE-1] the payment of a deal', () => {
  const of = (stage: BookingStage) => ({ byId: answers(aDeal(stage, { id: booking.id, price: booking.price })) });
  const due: readonly BookingStage[] = ['accepted', 'seller-handed-over', 'buyer-handed-over'];
  const notDue = bookingStages.filter((stage) => !due.includes(stage));

  it.each(due)('starts while the deal is %s', async (stage) => {
    expect(await world({ bookings: of(stage) }).visit()).toMatchObject(ok({ isPayable: true }));
  });

  it.each(notDue)('does not start while the deal is %s', async (stage) => {
    const { journal, visit } = world({ bookings: of(stage) });
    expect(await visit()).toEqual(fail({ code: 'payment/not-due', state: aDeal(stage).state }));
    expect(journal.of('create')).toEqual([]);
  });

  it.each(notDue)('that was started before is not continued while the deal is %s', async (stage) => {
    const { visit } = world({ bookings: of(stage), records: paymentRecords({ [booking.id]: 'old' }) });
    expect(await visit()).toEqual(fail({ code: 'payment/not-due', state: aDeal(stage).state }));
  });

  it.each(notDue)('that succeeded is shown while the deal is %s', async (stage) => {
    const records = paymentRecords({ [booking.id]: 'old' });
    const { visit } = world({ bookings: of(stage), records, said: { old: 'succeeded' } });
    expect(await visit()).toMatchObject(ok({ report: { status: 'succeeded' }, isPayable: false }));
    expect(records.paid(booking.id)).not.toBeNull();
  });

  it.each(notDue)('that a link names is not continued while the deal is %s', async (stage) => {
    const { visit } = world({ bookings: of(stage), description: `Booking ${booking.id}` });
    expect(await visit({ clientSecret: 'theirs' })).toEqual(
      fail({ code: 'payment/not-due', state: aDeal(stage).state }),
    );
  });
});

describe('[G-PAY-2] a booking that the marketplace calls paid', () => {
  const paidElsewhere = { byId: answers({ ...booking, isPaid: true, paymentIntentId: 'pi_9' }) };

  it('is not paid again, and no payment is started for it', async () => {
    const { journal, visit } = world({ bookings: paidElsewhere });
    expect(await visit()).toEqual(fail({ code: 'payment/already-paid', report: null }));
    expect(journal.of('create')).toEqual([]);
  });

  it('shows the payment that this device started', async () => {
    const records = paymentRecords({ [booking.id]: 'old' });
    const { visit } = world({ bookings: paidElsewhere, records, said: { old: 'succeeded' } });
    expect(await visit()).toMatchObject(ok({ clientSecret: 'old', report: { status: 'succeeded' } }));
  });

  it.each(['requires_payment_method', 'other', 'canceled'] as const)(
    'is not paid again by a payment that this device started and that is %s',
    async (status) => {
      const records = paymentRecords({ [booking.id]: 'old' });
      const { journal, visit } = world({ bookings: paidElsewhere, records, said: { old: status } });
      expect(await visit()).toEqual(fail({ code: 'payment/already-paid', report: null }));
      expect(journal.of('create')).toEqual([]);
    },
  );

  it('can be paid if the marketplace says that it is not paid', async () => {
    const { visit } = world({ bookings: { byId: answers({ ...booking, isPaid: false }) } });
    expect(await visit()).toMatchObject(ok({ isPayable: true }));
  });
});
