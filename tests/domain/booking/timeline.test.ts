import { describe, expect, it } from 'vitest';
import { type BookingStage, bookingStages } from '#domain/booking/bookingLife.ts';
import { type KnownPaid, timelineOf } from '#domain/booking/timeline.ts';

const written = (stage: BookingStage, isPaid: KnownPaid): string =>
  timelineOf(stage, isPaid)
    .map(({ step, status }) => `${step} ${status}`)
    .join(', ');

describe('[G-SALE-1] the timeline of a deal', () => {
  it.each<[BookingStage, KnownPaid, string]>([
    ['requested', false, 'requested done, accepted now, paid later, handed-over later, completed later'],
    ['waiting', false, 'requested done, accepted now, paid later, handed-over later, completed later'],
    ['accepted', false, 'requested done, accepted done, paid open, handed-over now, completed later'],
    ['accepted', true, 'requested done, accepted done, paid done, handed-over now, completed later'],
    ['accepted', null, 'requested done, accepted done, handed-over now, completed later'],
    ['seller-handed-over', false, 'requested done, accepted done, paid open, handed-over now, completed later'],
    ['buyer-handed-over', true, 'requested done, accepted done, paid done, handed-over now, completed later'],
    ['completed', true, 'requested done, accepted done, paid done, handed-over done, completed done'],
    ['completed', false, 'requested done, accepted done, handed-over done, completed done'],
    ['declined', false, 'requested done, declined ended'],
    ['cancelled', null, 'requested done, cancelled ended'],
  ])('of a booking that is %s, with a payment that is %s: %s', (stage, isPaid, stops) => {
    expect(written(stage, isPaid)).toBe(stops);
  });

  it('[G-TRUE-1] asks for no payment while one is under way', () => {
    const paid = timelineOf('accepted', false, true).find(({ step }) => step === 'paid');
    expect(paid?.status).toBe('later');
  });

  it.each(bookingStages)('shows a payment that was made, and one next stop or the end, when %s', (stage) => {
    const stops = timelineOf(stage, true);
    expect(stops.filter(({ step, status }) => step === 'paid' && status === 'done')).toHaveLength(1);
    const marked = stops.filter(({ status }) => status === 'now' || status === 'ended');
    expect(marked).toHaveLength(stage === 'completed' ? 0 : 1);
  });
});
