import { describe, expect, it } from 'vitest';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { listMyBookings } from '#domain/booking/listMyBookings.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { lists, offline, refuses } from '../../builders/answers.ts';

describe('[S-BOOK-3] the bookings table', () => {
  it.each(['buyer', 'seller', 'admin'] as const)('lists the bookings of a %s', async (kind) => {
    const journal = new Journal();
    const list = listMyBookings({ bookings: journal.port<BookingsApi>({ ofBuyer: lists(aBooking()) }) });
    expect(await list(aSession(kind), { fresh: true })).toEqual(ok(listing([aBooking()])));
    expect(journal.of('ofBuyer')).toEqual([[`${kind}@example.com`, { fresh: true }]]);
  });

  it('asks a visitor to log in, and makes no call', async () => {
    const journal = new Journal();
    const list = listMyBookings({ bookings: journal.port<BookingsApi>({}) });
    expect(await list(visitor)).toEqual(fail({ code: 'access/login-required' }));
    expect(journal.asked).toEqual([]);
  });

  it('fails as the marketplace answers', async () => {
    const list = listMyBookings({ bookings: new Journal().port<BookingsApi>({ ofBuyer: refuses(offline) }) });
    expect(await list(aSession('buyer'))).toEqual(fail(offline));
  });
});
