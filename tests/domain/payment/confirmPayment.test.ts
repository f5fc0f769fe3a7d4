import { describe, expect, it } from 'vitest';
import { checkPayment } from '#domain/payment/checkPayment.ts';
import { confirmPayment } from '#domain/payment/confirmPayment.ts';
import type { ConfirmCard, PaymentFailure, PaymentProvider, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { bookingStages, stageFacts } from '#domain/booking/bookingLife.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { Journal } from '../../builders/Journal.ts';
import { aPaymentReport, paymentRecords } from '../../builders/aPayment.ts';
import { answers, apiFailures, refuses } from '../../builders/answers.ts';

const succeeded = aPaymentReport({ status: 'succeeded', reference: 'pi_42' });
const paid = { reference: 'pi_42', charge: succeeded.charge, isReal: true };
const unfinished: readonly PaymentStatus[] = ['processing', 'requires_payment_method', 'canceled', 'other'];
const failures: readonly PaymentFailure[] = [
  { code: 'payment/card', message: 'Your card was declined.' },
  { code: 'payment/unreachable' },
  { code: 'payment/unexpected' },
];

const returnUrl = 'https://shop.example/dashboard/payment/b1';

/** Pays for booking b1. `retrieve` is what the provider says about its payment. */
function confirm(
  confirmCard: ConfirmCard,
  records = paymentRecords(),
  retrieve: PaymentProvider['retrieve'] = answers(aPaymentReport()),
  clientSecret: string | null = 'secret',
  byId: BookingsApi['byId'] = answers(aBooking()),
) {
  const provider = new Journal().port<PaymentProvider>({ retrieve });
  const bookings = new Journal().port<BookingsApi>({ byId });
  return confirmPayment({ bookings, paymentProvider: provider, paymentRecords: records })({
    bookingId: 'b1',
    clientSecret,
    confirmCard,
    returnUrl,
  });
}

describe('[S-PAY-3] confirming a payment', () => {
  it('confirms the card with the return URL, and records a success', async () => {
    const journal = new Journal();
    const records = paymentRecords();
    const provider = journal.port<{ readonly confirm: ConfirmCard }>({ confirm: answers(succeeded) });
    const answer = await confirm(provider.confirm, records);
    expect(answer).toEqual(ok(succeeded));
    expect(journal.of('confirm')).toEqual([[returnUrl]]);
    expect(records.paid('b1')).toEqual(paid);
    expect(records.paid('b2')).toBeNull();
  });

  it('[G-PAY-1] sends nothing when another tab has paid', async () => {
    const journal = new Journal();
    const provider = journal.port<{ readonly confirm: ConfirmCard }>({ confirm: answers(succeeded) });
    const answer = await confirm(provider.confirm, paymentRecords({}, { b1: paid }));
    expect(answer).toEqual(ok({ ...paid, status: 'succeeded', description: '' }));
    expect(journal.asked).toEqual([]);
  });

  it.each(['succeeded', 'requires_payment_method', 'canceled'] as const)(
    'forgets that a payment was processing once it is %s',
    async (status) => {
      const records = paymentRecords();
      records.setProcessing('b1', true);
      await confirm(answers(aPaymentReport({ status })), records);
      expect(records.isProcessing('b1')).toBe(false);
    },
  );

  it.each(unfinished)('records of one that is %s only whether it is processing', async (status) => {
    const records = paymentRecords();
    const confirmCard = answers(aPaymentReport({ status }));
    expect(await confirm(confirmCard, records)).toMatchObject(ok({ status }));
    expect(records.paid('b1')).toBeNull();
    expect(records.isProcessing('b1')).toBe(status === 'processing');
  });

  it.each(failures)('[S-PAY-4] fails with $code as the provider answers, and records nothing', async (failure) => {
    const records = paymentRecords();
    const answer = await confirm(refuses(failure), records);
    expect(answer).toEqual(fail(failure));
    expect(records.paid('b1')).toBeNull();
  });
});

describe('[S-PAY-3] confirming a payment of a booking that has changed since the form was drawn', () => {
  const pay = async (byId: BookingsApi['byId']) => {
    const journal = new Journal();
    const provider = journal.port<{ readonly confirm: ConfirmCard }>({ confirm: answers(succeeded) });
    const answer = await confirm(provider.confirm, paymentRecords(), answers(aPaymentReport()), 'secret', byId);
    return { answer, sent: journal.of('confirm').length };
  };
  const changed = { answer: fail({ code: 'payment/booking-changed' }), sent: 0 };

  it('asks the marketplace anew', async () => {
    const journal = new Journal();
    const bookings = journal.port<BookingsApi>({ byId: answers(aBooking()) });
    expect((await pay((...asked) => bookings.byId(...asked))).sent).toBe(1);
    expect(journal.of('byId')).toEqual([['b1', { fresh: true }]]);
  });

  it('sends nothing when it is gone', async () => {
    expect(await pay(refuses({ code: 'api/not-found' }))).toEqual(changed);
  });

  it('[G-PAY-2] sends nothing when the marketplace calls it paid', async () => {
    expect(await pay(answers({ ...aBooking(), isPaid: true }))).toEqual(changed);
  });

  it.each(bookingStages.filter((stage) => !stageFacts[stage].isPayable))(
    '[G-SALE-1] sends nothing when it is %s',
    async (stage) => {
      expect(await pay(answers(aDeal(stage)))).toEqual(changed);
    },
  );

  const refusals = ['api/session-expired', 'api/unregistered', 'api/forbidden'] as const;

  it.each(refusals)('sends nothing when the marketplace refuses its payer with %s', async (code) => {
    expect(await pay(refuses({ code }))).toEqual({ answer: fail({ code }), sent: 0 });
  });

  it.each(apiFailures.filter(({ code }) => ![...refusals, 'api/not-found'].includes(code)))(
    'pays when the marketplace fails with $code, which says nothing about it',
    async (failure) => {
      expect(await pay(refuses(failure))).toEqual({ answer: ok(succeeded), sent: 1 });
    },
  );
});

describe('[G-PAY-1] confirming a payment that another device has paid meanwhile', () => {
  const refused = refuses({ code: 'payment/unexpected' } as const);

  it.each(['succeeded', 'processing'] as const)('answers that it is %s, and records that', async (status) => {
    const records = paymentRecords();
    expect(await confirm(refused, records, answers(aPaymentReport({ status })))).toMatchObject(ok({ status }));
    expect(records.paid('b1') !== null).toBe(status === 'succeeded');
    expect(records.isProcessing('b1')).toBe(status === 'processing');
  });

  it.each(['requires_payment_method', 'canceled', 'other'] as const)(
    'fails as the provider answered when it is %s',
    async (status) => {
      expect(await confirm(refused, paymentRecords(), answers(aPaymentReport({ status })))).toEqual(
        fail({ code: 'payment/unexpected' }),
      );
    },
  );

  it('fails as the provider answered when it cannot be asked', async () => {
    expect(await confirm(refused, paymentRecords(), refuses({ code: 'payment/unreachable' }))).toEqual(
      fail({ code: 'payment/unexpected' }),
    );
    expect(await confirm(refused, paymentRecords(), answers(succeeded), null)).toEqual(
      fail({ code: 'payment/unexpected' }),
    );
  });

  it('does not ask when the card was refused', async () => {
    const declined = { code: 'payment/card', message: 'Your card was declined.' } as const;
    expect(await confirm(refuses(declined), paymentRecords(), answers(succeeded))).toEqual(fail(declined));
  });
});

describe('[S-PAY-3] checking a payment', () => {
  const check = (retrieve: PaymentProvider['retrieve'], records = paymentRecords()) =>
    checkPayment({ paymentProvider: new Journal().port<PaymentProvider>({ retrieve }), paymentRecords: records })(
      'b1',
      'secret',
    );

  it('records a success, and the same when it is checked again', async () => {
    const records = paymentRecords();
    expect(await check(answers(succeeded), records)).toEqual(ok(succeeded));
    expect(await check(answers(succeeded), records)).toEqual(ok(succeeded));
    expect(records.paid('b1')).toEqual(paid);
  });

  it.each(unfinished)('records nothing of one that is %s', async (status) => {
    const records = paymentRecords();
    await check(answers(aPaymentReport({ status })), records);
    expect(records.paid('b1')).toBeNull();
  });

  it('stores only changes, so that a payment which stays under way is not kept longer each time', async () => {
    const device = paymentRecords();
    const stored: boolean[] = [];
    const records: PaymentRecords = {
      ...device,
      ofPayer: () => records,
      setProcessing: (bookingId, isProcessing) => {
        stored.push(isProcessing);
        device.setProcessing(bookingId, isProcessing);
      },
    };
    for (const status of ['other', 'processing', 'processing', 'succeeded', 'succeeded'] as const) {
      await check(answers(aPaymentReport({ status })), records);
    }
    expect(stored).toEqual([true, false]);
  });

  it.each(failures)('fails with $code as the provider answers, and records nothing', async (failure) => {
    const records = paymentRecords();
    expect(await check(refuses(failure), records)).toEqual(fail(failure));
    expect(records.paid('b1')).toBeNull();
  });
});
