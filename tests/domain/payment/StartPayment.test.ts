import { describe, expect, it } from 'vitest';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { PaymentIntentsApi } from '#domain/payment/PaymentIntentsApi.ts';
import type { PaymentProvider, PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { StartPayment } from '#domain/payment/StartPayment.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { aBooking } from '../given/aBooking.ts';
import { aPaymentForm, aPaymentReport, paymentRecords } from '../given/aPayment.ts';
import { aSession, visitor } from '../given/aSession.ts';
import { answers, apiFailures, offline, refuses } from '../given/answers.ts';

const booking = aBooking();
const form = aPaymentForm();
const unreachable = { code: 'payment/unreachable' } as const;

type Given = {
  readonly records?: PaymentRecords;
  /** What the provider says of each secret; of the others, that they wait for a card. */
  readonly said?: { readonly [secret: string]: PaymentStatus };
  readonly bookings?: Partial<BookingsApi>;
  readonly intents?: Partial<PaymentIntentsApi>;
  readonly provider?: Partial<PaymentProvider>;
};

/** A provider whose secrets are counted: 'new 1', 'new 2', … */
function world({ records = paymentRecords(), said = {}, ...given }: Given = {}) {
  const journal = new Journal();
  let created = 0;
  const report = (secret: string): PaymentReport =>
    aPaymentReport({ status: said[secret] ?? 'requires_payment_method', reference: `pi of ${secret}` });
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
  const visit = (returned: string | null = null, actor = aSession('buyer')) =>
    start.execute({ actor, bookingId: booking.id, returned });
  return { journal, records, start, visit, report };
}

describe('[S-PAY-2] the payment page', () => {
  it("begins the payment of the booking, under the booking's id and price, and draws the form", async () => {
    const { journal, records, visit, report } = world();
    expect(await visit()).toEqual(ok({ booking, clientSecret: 'new 1', report: report('new 1'), form }));
    expect(journal.asked).toEqual(['byId', 'create', 'retrieve', 'open']);
    expect(journal.of('byId')).toEqual([[booking.id, { fresh: true }]]);
    expect(journal.of('create')).toEqual([[{ bookingId: booking.id, price: booking.price }]]);
    expect(records.begun(booking.id)).toBe('new 1');
    expect(records.paid(booking.id)).toBeNull();
  });

  it('asks a visitor to log in', async () => {
    const { journal, start } = world();
    const answer = await start.execute({ actor: visitor, bookingId: booking.id, returned: null });
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
    expect(records.paid(booking.id)).toEqual({ reference: 'pi of kept', charge: report('kept').charge });
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

describe('[G-PAY-1] coming back from the bank', () => {
  it('goes on with the payment that the address names, on a device that has begun none', async () => {
    const { journal, visit } = world({ said: { returned: 'processing' } });
    expect(await visit('returned')).toMatchObject(ok({ clientSecret: 'returned', report: { status: 'processing' } }));
    expect(journal.of('create')).toEqual([]);
  });

  it('remembers that payment, so that a reload begins no other', async () => {
    const { journal, visit } = world({ said: { returned: 'processing' } });
    await visit('returned');
    expect(await visit()).toMatchObject(ok({ clientSecret: 'returned' }));
    expect(journal.of('create')).toEqual([]);
  });

  it('goes on with the payment begun here, whatever an address names', async () => {
    const { visit } = world({ records: paymentRecords({ [booking.id]: 'kept' }), said: { returned: 'succeeded' } });
    expect(await visit('returned')).toMatchObject(ok({ clientSecret: 'kept', form }));
  });

  it('begins anew when the payment that the address names was canceled', async () => {
    const { visit } = world({ said: { returned: 'canceled' } });
    expect(await visit('returned')).toMatchObject(ok({ clientSecret: 'new 1', form }));
  });
});
