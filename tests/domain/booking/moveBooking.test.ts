import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import { bookingStages, movesOf } from '#domain/booking/bookingLife.ts';
import { bookingMoves } from '#domain/booking/BookingMove.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { DealSide } from '#domain/booking/BookingState.ts';
import { allowedMoves, sideOf } from '#domain/booking/dealPolicy.ts';
import { type MoveBookingCommand, moveBooking } from '#domain/booking/moveBooking.ts';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import type { Actor } from '#domain/identity/Session.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aDeal, productIn } from '../../builders/aDeal.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { apiFailures, done, refuses } from '../../builders/answers.ts';

/** `held`: the booking as the marketplace holds it afterwards. */
function world(answers: Partial<SalesApi> = {}, held: Result<Booking, ApiFailure> = fail({ code: 'api/unreachable' })) {
  const journal = new Journal();
  const sales = journal.port<SalesApi>({ move: done, ...answers });
  const bookings = journal.port<BookingsApi>({ byId: () => Promise.resolve(held) });
  return { journal, move: moveBooking({ sales, bookings }) };
}

const people: readonly (readonly [string, Actor, DealSide | null])[] = [
  ['a visitor', visitor, null],
  ['the buyer', aSession('buyer'), 'buyer'],
  ['the seller', aSession('seller'), 'seller'],
  ['another buyer', aSession('buyer', 'other@example.com'), null],
  ['another seller', aSession('seller', 'other.seller@example.com'), null],
  ['an admin', aSession('admin'), null],
];

const cells = bookingStages.flatMap((stage) =>
  bookingMoves.flatMap((move) =>
    people.flatMap(([who, actor, side]) =>
      [true, false].map(
        (hasSales) => [stage, move, who, hasSales ? 'with' : 'without', { actor, side, hasSales }] as const,
      ),
    ),
  ),
);

describe('[G-SALE-1] a move of a booking', () => {
  it(`is tried in ${cells.length} cells of stage × move × person × extension`, () => {
    expect(cells).toHaveLength(8 * 4 * 6 * 2);
  });

  it.each(cells)('%s, %s by %s, %s sales', async (stage, move, _who, _with, { actor, side, hasSales }) => {
    const { journal, move: execute } = world();
    const booking = hasSales ? aDeal(stage) : aBooking();
    // The use case does not see the product: a request that waits may be accepted until the marketplace says no.
    const may = hasSales && side !== null && movesOf(stage === 'waiting' ? 'requested' : stage, side).includes(move);
    const answer = await execute({ actor, booking, move, reason: 'We could not agree on a time' });
    expect(answer.ok).toBe(may);
    expect(journal.of('move')).toHaveLength(may ? 1 : 0);
    if (answer.ok) return;
    const state = side === null || !hasSales ? null : booking.state;
    if (actor === null) expect(answer).toEqual(fail({ code: 'access/login-required' }));
    else expect(answer).toEqual(fail(state === null ? { code: 'access/denied' } : { code: 'booking/moved-on', state }));
  });

  it.each(bookingStages)('is offered in the stage %s to the side that may make it, and to nobody else', (stage) => {
    for (const [, actor, side] of people) {
      expect(sideOf(actor, aDeal(stage))).toBe(side);
      expect(allowedMoves(actor, aDeal(stage), productIn(stage))).toEqual(side === null ? [] : movesOf(stage, side));
      expect(allowedMoves(actor, aBooking())).toEqual([]);
    }
  });

  const cancel: MoveBookingCommand = { actor: aSession('buyer'), booking: aDeal('accepted'), move: 'cancel' };
  const decline: MoveBookingCommand = { actor: aSession('seller'), booking: aDeal('requested'), move: 'decline' };

  it.each([undefined, '', '  \n'])('that cancels is refused with %j as its reason', async (reason) => {
    const { journal, move } = world();
    const command = reason === undefined ? cancel : { ...cancel, reason };
    expect(await move(command)).toEqual(fail({ code: 'rules/broken', fields: { reason: 'booking/reason-required' } }));
    expect(journal.asked).toEqual([]);
  });

  it.each([cancel, decline])('takes a reason of 300 characters and no longer', async (command) => {
    const { journal, move } = world();
    expect(await move({ ...command, reason: 'x'.repeat(300) })).toEqual(ok());
    expect(await move({ ...command, reason: 'x'.repeat(301) })).toEqual(
      fail({ code: 'rules/broken', fields: { reason: 'booking/reason-too-long' } }),
    );
    expect(journal.of('move')).toHaveLength(1);
  });

  it('sends the reason without the space around it', async () => {
    const { journal, move } = world();
    await move({ ...cancel, reason: ' I found another one\n' });
    expect(journal.of('move')).toEqual([[cancel.booking.id, 'cancel', 'I found another one']]);
  });

  it('that declines needs no reason, and does not send an empty one', async () => {
    const { journal, move } = world();
    expect(await move({ ...decline, reason: ' ' })).toEqual(ok());
    expect(journal.of('move')).toEqual([[decline.booking.id, 'decline']]);
  });

  it('that accepts sends no reason', async () => {
    const { journal, move } = world();
    await move({ ...decline, move: 'accept', reason: 'A nice person' });
    expect(journal.of('move')).toEqual([[decline.booking.id, 'accept']]);
  });

  it.each([...apiFailures, { code: 'booking/moved-on', state: 'cancelled' } as const])(
    'says why the marketplace did not take it: $code',
    async (failure) => {
      const { move } = world({ move: refuses(failure) });
      expect(await move({ ...decline, move: 'accept' })).toEqual(fail(failure));
    },
  );

  const [buyer, seller] = [aSession('buyer'), aSession('seller')];
  const reason = 'No time';
  const link = `https://videos.example/${'a1B2'.repeat(60)}`;
  const ends: readonly (readonly [MoveBookingCommand, Booking, boolean])[] = [
    [{ ...decline, move: 'accept' }, aDeal('accepted'), true],
    [{ ...decline, move: 'accept' }, aDeal('requested'), false],
    [{ ...decline, move: 'accept' }, aDeal('cancelled', { reason }), false],
    [decline, aDeal('declined'), true],
    [{ ...decline, reason }, aDeal('declined', { reason }), true],
    [decline, aDeal('cancelled', { reason }), false],
    [{ ...cancel, reason: ` ${reason} ` }, aDeal('cancelled', { reason }), true],
    [
      { ...cancel, reason: link },
      aDeal('cancelled', { reason: `${link.slice(0, 210)}\u200a${link.slice(210)}` }),
      true,
    ],
    [{ ...cancel, reason }, aDeal('cancelled', { reason: 'The other side’s words' }), false],
    [{ actor: buyer, booking: aDeal('accepted'), move: 'hand-over' }, aDeal('buyer-handed-over'), true],
    [{ actor: buyer, booking: aDeal('accepted'), move: 'hand-over' }, aDeal('accepted'), false],
    [{ actor: buyer, booking: aDeal('accepted'), move: 'hand-over' }, aDeal('seller-handed-over'), false],
    [{ actor: seller, booking: aDeal('buyer-handed-over'), move: 'hand-over' }, aDeal('completed'), true],
  ];

  it.each(ends.map(([command, held, isMade]) => [command.move, held.state, isMade, command, held] as const))(
    '[G-TRUE-1] whose answer was lost, %s, is looked for in the booking: %s, made: %s',
    async (_move, _state, isMade, command, held) => {
      const { journal, move } = world({ move: refuses({ code: 'api/unreachable' }) }, ok(held));
      expect(await move(command)).toEqual(isMade ? ok() : fail({ code: 'api/unreachable' }));
      expect(journal.of('move')).toHaveLength(1);
      expect(journal.of('byId')).toEqual([[command.booking.id, { fresh: true }]]);
    },
  );

  it.each([{ code: 'api/offline' }, { code: 'api/cancelled' }, { code: 'api/forbidden' }] as const)(
    '[G-TRUE-1] that cannot have arrived is not looked for: $code',
    async (failure) => {
      const { journal, move } = world({ move: refuses(failure) }, ok(aDeal('accepted')));
      expect(await move({ ...decline, move: 'accept' })).toEqual(fail(failure));
      expect(journal.of('byId')).toEqual([]);
    },
  );
});
