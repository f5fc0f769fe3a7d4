import { describe, expect, it } from 'vitest';
import { maxMeetings, storedTicks, ticksOf, toggleTick } from '#domain/meeting/meetingTicks.ts';

const ticked = toggleTick(toggleTick([], 'b1', 'phone-screen'), 'b1', 'phone-body');

describe('[G-HAND-1] the ticks of a meeting', () => {
  it('belong to one booking, and can be removed', () => {
    expect(ticksOf(ticked, 'b1')).toEqual(['phone-screen', 'phone-body']);
    expect(ticksOf(ticked, 'b2')).toEqual([]);
    const both = toggleTick(ticked, 'b2', 'laptop-keys');
    expect(ticksOf(both, 'b1')).toEqual(['phone-screen', 'phone-body']);
    expect(ticksOf(toggleTick(both, 'b1', 'phone-screen'), 'b1')).toEqual(['phone-body']);
  });

  it('of the oldest booking are dropped past the limit, and a tick makes a booking the latest', () => {
    const many = Array.from({ length: maxMeetings }, (_, at) => `m${at}`).reduce(
      (all, id) => toggleTick(all, id, 'other-case'),
      toggleTick([], 'kept', 'other-case'),
    );
    expect(many).toHaveLength(maxMeetings);
    expect(ticksOf(many, 'kept')).toEqual([]);
    const renewed = toggleTick(toggleTick(many, 'm0', 'other-works'), 'new', 'other-case');
    expect(ticksOf(renewed, 'm0')).toEqual(['other-case', 'other-works']);
    expect(ticksOf(renewed, 'm1')).toEqual([]);
  });

  it('survive damaged entries, and ids that this release does not know', () => {
    const known = { bookingId: 'b1', checks: ['phone-screen', 'phone-smell'] };
    expect(
      storedTicks.parse([
        known,
        null,
        'b2',
        { bookingId: 1, checks: [] },
        { bookingId: 'b3', checks: [4] },
        { bookingId: 'b3', checks: ['phone-screen', 4] },
      ]),
    ).toEqual([known]);
    expect(storedTicks.parse({ b1: true })).toBeUndefined();
  });
});
