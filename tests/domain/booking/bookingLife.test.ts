import { describe, expect, it } from 'vitest';
import {
  type BookingEvent,
  type BookingStage,
  type DealRole,
  stageAfter,
  bookingIncidents,
  bookingStages,
  incidentForOthers,
  movesOf,
  productStatus,
  stageFacts,
  stageOf,
} from '#domain/booking/bookingLife.ts';
import { bookingMoves, moveStates } from '#domain/booking/BookingMove.ts';
import { bookingStates, dealSides, isOpen } from '#domain/booking/BookingState.ts';
import { isTurnOf, nextStep } from '#domain/booking/nextStep.ts';
import { isDue } from '#domain/payment/isDue.ts';
import { aDeal, productIn } from '../../builders/aDeal.ts';
import { aBooking } from '../../builders/aBooking.ts';

const roles: readonly DealRole[] = ['buyer', 'seller', 'marketplace'];
const events: readonly BookingEvent[] = [...bookingMoves, ...bookingIncidents];

/** Everything that can happen; whatever is not written here must not. */
const expected: readonly (readonly [BookingStage, BookingEvent, DealRole, BookingStage])[] = [
  ['requested', 'accept', 'seller', 'accepted'],
  ['requested', 'decline', 'seller', 'declined'],
  ['requested', 'cancel', 'seller', 'cancelled'],
  ['requested', 'cancel', 'buyer', 'cancelled'],
  ['requested', 'product-promised', 'marketplace', 'waiting'],
  ['requested', 'product-deleted', 'marketplace', 'cancelled'],
  ['requested', 'seller-deleted', 'marketplace', 'cancelled'],
  ['requested', 'buyer-deleted', 'marketplace', 'cancelled'],
  ['waiting', 'decline', 'seller', 'declined'],
  ['waiting', 'cancel', 'seller', 'cancelled'],
  ['waiting', 'cancel', 'buyer', 'cancelled'],
  ['waiting', 'product-freed', 'marketplace', 'requested'],
  ['waiting', 'product-sold', 'marketplace', 'declined'],
  ['waiting', 'product-deleted', 'marketplace', 'cancelled'],
  ['waiting', 'seller-deleted', 'marketplace', 'cancelled'],
  ['waiting', 'buyer-deleted', 'marketplace', 'cancelled'],
  ['accepted', 'cancel', 'seller', 'cancelled'],
  ['accepted', 'cancel', 'buyer', 'cancelled'],
  ['accepted', 'hand-over', 'seller', 'seller-handed-over'],
  ['accepted', 'hand-over', 'buyer', 'buyer-handed-over'],
  ['accepted', 'product-deleted', 'marketplace', 'cancelled'],
  ['accepted', 'seller-deleted', 'marketplace', 'cancelled'],
  ['accepted', 'buyer-deleted', 'marketplace', 'cancelled'],
  ['seller-handed-over', 'hand-over', 'buyer', 'completed'],
  ['seller-handed-over', 'buyer-deleted', 'marketplace', 'completed'],
  ['buyer-handed-over', 'hand-over', 'seller', 'completed'],
  ['buyer-handed-over', 'seller-deleted', 'marketplace', 'completed'],
];

const cells = bookingStages.flatMap((stage) =>
  events.flatMap((event) =>
    roles.map((role) => {
      const found = expected.find((row) => row[0] === stage && row[1] === event && row[2] === role);
      return [stage, event, role, found?.[3] ?? null] as const;
    }),
  ),
);

const openStages = bookingStages.filter((stage) => isOpen(stageFacts[stage]));

describe('[G-SALE-1] the life of a booking', () => {
  it(`has ${cells.length} cells of stage × event × role`, () => {
    expect(cells).toHaveLength(bookingStages.length * events.length * roles.length);
    expect(cells.filter(([, , , next]) => next !== null)).toHaveLength(expected.length);
  });

  it.each(cells)('%s, %s by the %s: %s', (stage, event, role, next) => {
    expect(stageAfter(stage, event, role)).toBe(next);
  });

  it.each(openStages)('has a next step in the stage %s, taken by a side or caused by an incident', (stage) => {
    const next = nextStep(stage);
    if (!('by' in next)) throw new Error('An open booking does not end here');
    for (const side of next.by) expect(movesOf(stage, side)).not.toEqual([]);
    const leavesByItself = bookingIncidents.some((incident) => stageAfter(stage, incident, 'marketplace') !== null);
    expect(next.by.length > 0 || leavesByItself).toBe(true);
  });

  it.each(openStages)('can reach an end from the stage %s through its two sides’ moves', (stage) => {
    const reached = new Set<BookingStage>([stage]);
    for (const one of reached) {
      for (const side of dealSides) {
        for (const move of movesOf(one, side)) reached.add(stageAfter(one, move, side) ?? one);
      }
    }
    expect([...reached].some((one) => !openStages.includes(one))).toBe(true);
  });

  it.each(bookingStages.filter((stage) => !openStages.includes(stage)))(
    'ends in %s, without further moves',
    (stage) => {
      expect(nextStep(stage)).toEqual({ end: stage });
      for (const side of dealSides) {
        expect(movesOf(stage, side)).toEqual([]);
        expect(isTurnOf(stage, side)).toBe(false);
      }
    },
  );

  it.each([
    ['requested', 'seller'],
    ['accepted', 'buyer seller'],
    ['seller-handed-over', 'buyer'],
    ['buyer-handed-over', 'seller'],
    ['waiting', ''],
  ] as const)('waits in the stage %s for: %s', (stage, sides) => {
    expect(dealSides.filter((side) => isTurnOf(stage, side)).join(' ')).toBe(sides);
  });
});

describe('[G-SALE-1] the stage of a booking', () => {
  it.each(bookingStages)('follows from the marketplace’s fields: %s', (stage) => {
    expect(stageOf(aDeal(stage), productIn(stage))).toBe(stage);
    expect(stageFacts[stage].state).toBe(aDeal(stage).state);
  });

  it.each(['reserved', 'sold'] as const)('of a request is ‘waiting’ when its product is %s', (product) => {
    expect(stageOf(aDeal('requested'), product)).toBe('waiting');
  });

  it.each(['available', undefined] as const)('of a request is ‘requested’ when its product is %s', (product) => {
    expect(stageOf(aDeal('waiting'), product)).toBe('requested');
  });

  it('is completed once both sides have handed over, even if the state lags behind', () => {
    expect(stageOf({ state: 'handed-over', handedOver: { seller: 1, buyer: 2 } })).toBe('completed');
  });

  it('is unknown without a state, and for a hand-over without a side', () => {
    expect(stageOf(aBooking())).toBeNull();
    expect(stageOf({ state: 'handed-over' })).toBeNull();
  });

  it('is of a state that a marketplace writes', () => {
    expect(new Set(bookingStages.map((stage) => stageFacts[stage].state))).toEqual(new Set(bookingStates));
    for (const move of bookingMoves) expect(bookingStates).toContain(moveStates[move]);
  });
});

describe('[G-SALE-1] a product', () => {
  it.each([
    ['available', [], 'available'],
    ['available while it is only asked for', ['requested', 'requested', 'declined', 'cancelled'], 'available'],
    ['reserved by an accepted booking', ['cancelled', 'requested', 'accepted'], 'reserved'],
    ['reserved until both have handed over', ['seller-handed-over'], 'reserved'],
    ['sold by a completed booking', ['declined', 'completed'], 'sold'],
  ] as const)('is %s', (_how, stages, status) => {
    expect(productStatus(stages.map((stage) => aDeal(stage)))).toBe(status);
  });

  it('is reserved by a hand-over of which nobody says whose it was', () => {
    expect(productStatus([aBooking({ state: 'handed-over' })])).toBe('reserved');
  });

  it('ignores bookings without a state', () => {
    expect(productStatus([aBooking()])).toBe('available');
  });

  it.each([
    ['requested', 'accepted', 'product-promised'],
    ['accepted', 'cancelled', 'product-freed'],
    ['accepted', 'seller-handed-over', null],
    ['seller-handed-over', 'completed', 'product-sold'],
    ['requested', 'declined', null],
    ['requested', 'cancelled', null],
  ] as const)('tells its other bookings, when one goes from %s to %s: %s', (from, to, heard) => {
    expect(incidentForOthers(from, to)).toBe(heard);
  });
});

describe('[G-SALE-1] paying', () => {
  it.each(
    bookingStages.map(
      (stage) => [stage, ['accepted', 'seller-handed-over', 'buyer-handed-over'].includes(stage)] as const,
    ),
  )('in the stage %s makes sense: %s', (stage, makesSense) => {
    expect(isDue(aDeal(stage))).toBe(makesSense);
  });

  it('is possible at any time if the booking has no state', () => {
    expect(isDue(aBooking())).toBe(true);
  });

  it('[G-TRUE-1] is not offered in a state that the shop does not know', () => {
    expect(isDue(aBooking({ hasUnknownState: true }))).toBe(false);
  });
});
