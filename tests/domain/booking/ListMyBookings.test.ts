import { describe, expect, it } from 'vitest';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { ListMyBookings } from '#domain/booking/ListMyBookings.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { aBooking } from '../given/aBooking.ts';
import { aSession, visitor } from '../given/aSession.ts';
import { lists, offline, refuses } from '../given/answers.ts';

describe('[S-BOOK-3] the bookings table', () => {
  it.each(['buyer', 'seller', 'admin'] as const)('lists what a %s has booked', async (kind) => {
    const journal = new Journal();
    const list = new ListMyBookings(journal.port<BookingsApi>({ ofBuyer: lists(aBooking()) }));
    expect(await list.execute(aSession(kind), { fresh: true })).toEqual(ok(listing([aBooking()])));
    expect(journal.of('ofBuyer')).toEqual([[`${kind}@example.com`, { fresh: true }]]);
  });

  it('asks a visitor to log in, and the marketplace nothing', async () => {
    const journal = new Journal();
    const list = new ListMyBookings(journal.port<BookingsApi>({}));
    expect(await list.execute(visitor)).toEqual(fail({ code: 'access/login-required' }));
    expect(journal.asked).toEqual([]);
  });

  it('fails as the marketplace says', async () => {
    const list = new ListMyBookings(new Journal().port<BookingsApi>({ ofBuyer: refuses(offline) }));
    expect(await list.execute(aSession('buyer'))).toEqual(fail(offline));
  });
});
