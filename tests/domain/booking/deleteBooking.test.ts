import { describe, expect, it } from 'vitest';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { deletionOf } from '#domain/booking/dealPolicy.ts';
import { deleteBooking } from '#domain/booking/deleteBooking.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { answers, apiFailures, refuses } from '../../builders/answers.ts';

function world(answer: BookingsApi['delete'] = answers(true), byId: BookingsApi['byId'] = answers(aDeal('accepted'))) {
  const journal = new Journal();
  return { journal, remove: deleteBooking({ bookings: journal.port<BookingsApi>({ delete: answer, byId }) }) };
}

describe('[S-BOOK-4] deleting a booking', () => {
  it('is allowed to its buyer', async () => {
    const { journal, remove } = world();
    expect(await remove(aSession('buyer'), aBooking())).toEqual(ok(true));
    expect(journal.of('delete')).toEqual([[aBooking().id, aSession('buyer').account.email]]);
  });

  it('learns that it was already gone', async () => {
    expect(await world(answers(false)).remove(aSession('buyer'), aBooking())).toEqual(ok(false));
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

describe('[G-SALE-1] the effect of deleting a booking', () => {
  it.each([
    ['deletes', 'a booking without a state', aBooking()],
    ['deletes', 'an unreadable row', { id: 'b1', email: null }],
    ['cancels', 'a request', aDeal('requested')],
    ['cancels', 'an accepted request', aDeal('accepted')],
    ['removes', 'a deal with a hand-over', aDeal('seller-handed-over')],
    ['removes', 'a deal that is over', aDeal('completed')],
  ] as const)('is that it %s %s', (effect, _what, booking) => {
    expect(deletionOf(aSession('buyer'), booking)).toBe(effect);
  });
});

describe('[G-SALE-1] deleting a booking whose deal has a state', () => {
  const buyer = aSession('buyer');

  it('cancels it if deleting still means that', async () => {
    const { journal, remove } = world();
    expect(await remove(buyer, aDeal('requested'))).toEqual(ok(true));
    expect(journal.of('byId')).toEqual([[aDeal('requested').id, { fresh: true }]]);
    expect(journal.of('delete')).toEqual([[aDeal('accepted').id, buyer?.account.email]]);
  });

  it('deletes it if the marketplace no longer tells a state', async () => {
    const { journal, remove } = world(answers(true), answers(aBooking()));
    expect(await remove(buyer, aDeal('accepted'))).toEqual(ok(true));
    expect(journal.of('delete')).toHaveLength(1);
  });

  it('fails if the deal has moved on and deleting would only remove it from the list', async () => {
    const { journal, remove } = world(answers(true), answers(aDeal('seller-handed-over')));
    expect(await remove(buyer, aDeal('accepted'))).toEqual(fail({ code: 'booking/moved-on', state: 'handed-over' }));
    expect(journal.of('delete')).toEqual([]);
  });

  it('learns that it was already gone', async () => {
    const { remove } = world(answers(false), refuses({ code: 'api/not-found' }));
    expect(await remove(buyer, aDeal('accepted'))).toEqual(ok(false));
  });

  it.each(apiFailures.filter(({ code }) => code !== 'api/not-found'))(
    'deletes nothing if the marketplace answers $code to the question where it stands',
    async (failure) => {
      const { journal, remove } = world(answers(true), refuses(failure));
      expect(await remove(buyer, aDeal('accepted'))).toEqual(fail(failure));
      expect(journal.of('delete')).toEqual([]);
    },
  );
});
