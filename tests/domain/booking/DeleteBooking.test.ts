import { describe, expect, it } from 'vitest';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { DeleteBooking } from '#domain/booking/DeleteBooking.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { aBooking } from '../given/aBooking.ts';
import { aSession, visitor } from '../given/aSession.ts';
import { answers, apiFailures, refuses } from '../given/answers.ts';

function world(deleteBooking: BookingsApi['delete'] = answers(true)) {
  const journal = new Journal();
  return { journal, remove: new DeleteBooking(journal.port<BookingsApi>({ delete: deleteBooking })) };
}

describe('[S-BOOK-4] deleting a booking', () => {
  it('is done by who made it', async () => {
    const { journal, remove } = world();
    expect(await remove.execute(aSession('buyer'), aBooking())).toEqual(ok());
    expect(journal.of('delete')).toEqual([[aBooking().id]]);
  });

  it('is done when it was gone already', async () => {
    expect(await world(answers(false)).remove.execute(aSession('buyer'), aBooking())).toEqual(ok());
  });

  it.each([
    ['a visitor', visitor, 'access/login-required'],
    ['somebody else', aSession('buyer', 'other@example.com'), 'access/denied'],
    ['an admin', aSession('admin'), 'access/denied'],
  ])('is refused to %s', async (_who, actor, code) => {
    const { journal, remove } = world();
    expect(await remove.execute(actor, aBooking())).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });

  it.each(apiFailures)('fails with $code as the marketplace says', async (failure) => {
    expect(await world(refuses(failure)).remove.execute(aSession('buyer'), aBooking())).toEqual(fail(failure));
  });
});
