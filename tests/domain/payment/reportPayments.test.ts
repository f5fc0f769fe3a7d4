import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { PaidApi } from '#domain/payment/PaidApi.ts';
import { reportPayments } from '#domain/payment/reportPayments.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { taka } from '#domain/shared/Money.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { paymentRecords } from '../../builders/aPayment.ts';
import { answers, apiFailures, offline, refuses } from '../../builders/answers.ts';

const unavailable = { code: 'api/unavailable' } as const;
const gone = { code: 'api/not-found' } as const;
const paidFor = (reference: string) => ({ reference, charge: taka(32_000), isReal: false });

function world(tell: PaidApi['tell'], byId: () => Promise<Result<Booking, ApiFailure>> = answers(aBooking())) {
  const journal = new Journal();
  const records = paymentRecords({}, { one: paidFor('pi_1'), two: paidFor('pi_2') });
  const report = reportPayments({
    paid: journal.port<PaidApi>({ tell }),
    bookings: journal.port<BookingsApi>({ byId }),
    paymentRecords: records,
  });
  const left = () => records.unreported().map(({ bookingId }) => bookingId);
  return { journal, records, report, left };
}

describe('[G-PAY-2] payments of this device', () => {
  it('are reported to the marketplace once each', async () => {
    const { journal, report, left } = world(answers(true));
    expect(await report()).toBe(true);
    expect(journal.of('tell')).toEqual([
      ['one', 'pi_1', { quietly: false }],
      ['two', 'pi_2', { quietly: false }],
    ]);
    expect(left()).toEqual([]);
    expect(await report({ quietly: true })).toBe(false);
    expect(journal.of('tell')).toHaveLength(2);
  });

  it.each(apiFailures.filter(({ code }) => code !== 'api/not-found'))(
    'stay on the device and are told again at the next visit after $code',
    async (failure) => {
      let isUp = false;
      const { report, left } = world(async () => (isUp ? ok(true) : fail(failure)));
      expect(await report()).toBe(false);
      expect(left()).toEqual(['one', 'two']);
      isUp = true;
      expect(await report()).toBe(true);
      expect(left()).toEqual([]);
    },
  );

  it('are reported by nobody once their payer has left', async () => {
    const { journal, records, report } = world(async () => {
      records.unreported = () => [];
      return fail(unavailable);
    });
    expect(await report({ quietly: true })).toBe(false);
    expect(journal.of('tell')).toEqual([['one', 'pi_1', { quietly: true }]]);
  });

  it('are not reported once somebody else is signed in', async () => {
    const { journal, records, report } = world(async () => {
      records.unreported = () => [{ bookingId: 'three', reference: 'pi_3' }];
      return ok(true);
    });
    await report();
    expect(journal.of('tell')).toEqual([['one', 'pi_1', { quietly: false }]]);
  });

  it('are reported one by one, and a failed report does not stop the others', async () => {
    const { report, left } = world(async (bookingId) => (bookingId === 'one' ? fail(unavailable) : ok(true)));
    expect(await report()).toBe(true);
    expect(left()).toEqual(['one']);
  });

  it.each(['api/offline', 'api/session-expired', 'api/unregistered'] as const)(
    'stay untold after %s, which the others would meet as well',
    async (code) => {
      const { journal, report, left } = world(refuses({ code }));
      expect(await report()).toBe(false);
      expect(journal.of('tell')).toHaveLength(1);
      expect(left()).toEqual(['one', 'two']);
    },
  );

  it('are reported once when two ask at the same time', async () => {
    const { journal, report } = world(answers(true));
    expect(await Promise.all([report(), report()])).toEqual([true, false]);
    expect(journal.of('tell')).toHaveLength(2);
  });

  it('that the marketplace already knows are not reported again', async () => {
    const { journal, report, left } = world(answers(false), answers(aBooking({ isPaid: true })));
    expect(await report()).toBe(false);
    expect(left()).toEqual([]);
    expect(journal.of('byId')).toEqual([
      ['one', { fresh: true }],
      ['two', { fresh: true }],
    ]);
  });

  it.each([
    ['did not accept', answers(false), answers(aBooking())],
    ['has no call for', refuses(gone), answers(aBooking())],
    ['does not answer about', answers(false), refuses(offline)],
  ] as const)('that the marketplace %s are reported again later', async (_what, tell, byId) => {
    const { report, left } = world(tell, byId);
    expect(await report()).toBe(false);
    expect(left()).toEqual(['one', 'two']);
  });

  it('are reported again later after a failed report, whatever the marketplace says of the booking', async () => {
    const { report, left } = world(refuses(unavailable), answers(aBooking({ isPaid: true })));
    expect(await report()).toBe(false);
    expect(left()).toEqual(['one', 'two']);
  });

  it('of deleted bookings are not reported again, and stay on the device', async () => {
    const { records, report, left } = world(refuses(gone), refuses(gone));
    expect(await report()).toBe(false);
    expect(left()).toEqual([]);
    expect(records.paid('one')).toEqual(paidFor('pi_1'));
  });
});
