import { describe, expect, it } from 'vitest';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { deleteBooking } from '#domain/booking/deleteBooking.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { answers, apiFailures, refuses } from '../../builders/answers.ts';

function world(answer: BookingsApi['delete'] = answers(true)) {
  const journal = new Journal();
  return { journal, remove: deleteBooking({ bookings: journal.port<BookingsApi>({ delete: answer }) }) };
}

describe('[S-BOOK-4] deleting a booking', () => {
  it('is allowed to its buyer', async () => {
    const { journal, remove } = world();
    expect(await remove(aSession('buyer'), aBooking())).toEqual(ok());
    expect(journal.of('delete')).toEqual([[aBooking().id]]);
  });

  it('succeeds when it is already gone', async () => {
    expect(await world(answers(false)).remove(aSession('buyer'), aBooking())).toEqual(ok());
  });

  it.each([
    ['a visitor', visitor, 'access/login-required'],
    ['somebody else', aSession('buyer', 'other@example.com'), 'access/denied'],
    ['an admin', aSession('admin'), 'access/denied'],
  ])('is refused to %s', async (_who, actor, code) => {
    const { journal, remove } = world();
    expect(await remove(actor, aBooking())).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });

  it.each(apiFailures)('fails with $code as the marketplace answers', async (failure) => {
    expect(await world(refuses(failure)).remove(aSession('buyer'), aBooking())).toEqual(fail(failure));
  });
});
