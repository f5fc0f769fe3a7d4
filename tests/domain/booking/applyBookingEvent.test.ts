import { describe, expect, it } from 'vitest';
import { applyBookingEvent } from '#domain/booking/applyBookingEvent.ts';
import {
  type DealRole,
  stageAfter,
  bookingIncidents,
  bookingStages,
  stageFacts,
  stageOf,
} from '#domain/booking/bookingLife.ts';
import { bookingMoves } from '#domain/booking/BookingMove.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aDeal, productIn } from '../../builders/aDeal.ts';

const roles: readonly DealRole[] = ['buyer', 'seller', 'marketplace'];
const at = Date.UTC(2026, 10, 22, 16, 12);

const cells = bookingStages.flatMap((stage) =>
  [...bookingMoves, ...bookingIncidents].flatMap((event) => roles.map((by) => [stage, event, by] as const)),
);

describe('[G-SALE-1] an event of a booking', () => {
  it.each(cells)('%s, %s by the %s, follows the table', (stage, event, by) => {
    const product = productIn(stage);
    const booking = applyBookingEvent(aDeal(stage), event, { by, at, product });
    const next = stageAfter(stage, event, by);
    expect(booking?.state ?? null).toBe(next === null ? null : stageFacts[next].state);
    if (booking === null || next === null || event.startsWith('product-')) return;
    expect(stageOf(booking)).toBe(next);
  });

  it('stores the time of each side’s hand-over', () => {
    const first = applyBookingEvent(aDeal('accepted'), 'hand-over', { by: 'seller', at });
    expect(first).toMatchObject({ state: 'handed-over', handedOver: { seller: at } });
    const both = first && applyBookingEvent(first, 'hand-over', { by: 'buyer', at: at + 1 });
    expect(both).toMatchObject({ state: 'completed', handedOver: { seller: at, buyer: at + 1 } });
  });

  it('stores a given reason, and adds none of its own', () => {
    const reason = 'The place is too far for me';
    expect(applyBookingEvent(aDeal('requested'), 'decline', { by: 'seller', at, reason })).toEqual(
      aDeal('declined', { reason }),
    );
    expect(applyBookingEvent(aDeal('requested'), 'decline', { by: 'seller', at })).toStrictEqual(aDeal('declined'));
  });

  it('does nothing to a booking without a state', () => {
    expect(applyBookingEvent(aBooking(), 'cancel', { by: 'buyer', at })).toBeNull();
  });
});
