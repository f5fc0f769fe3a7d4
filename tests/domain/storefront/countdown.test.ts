import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown } from '#domain/storefront/countdown.ts';
import { droneOffer, specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import { runs } from '../../builders/runs.ts';

const end = specifiedOfferEnd;
const over = { over: true, days: 0, hours: 0, minutes: 0, seconds: 0 };

describe('[S-HOME-3] the offer', () => {
  it('reduces a drone from 149 to 110, with 15 products in its rating', () => {
    expect(droneOffer(end)).toEqual({
      originalPrice: 149,
      price: 110,
      ratedProducts: 15,
      endsAt: end,
      endsOn: '2023-02-28',
    });
  });

  it('ends on 28 February 2023 by default', () => {
    expect(end).toBe(Date.parse('2023-02-28T00:00:00Z'));
    expect(droneOffer(Date.UTC(2030, 0, 1)).endsAt).toBe(Date.UTC(2030, 0, 1));
  });
});

describe('[S-HOME-3] the countdown', () => {
  it('splits the rest into days, hours, minutes and seconds', () => {
    const left = ((26 * 24 + 3) * 60 + 4) * 60_000 + 5_999;
    expect(countdown(end - left, end)).toEqual({ over: false, days: 26, hours: 3, minutes: 4, seconds: 5 });
  });

  it('goes from a minute to 59 seconds', () => {
    expect(countdown(end - 60_000, end)).toMatchObject({ minutes: 1, seconds: 0 });
    expect(countdown(end - 59_999, end)).toMatchObject({ minutes: 0, seconds: 59 });
  });

  it('is not over in its last millisecond', () => {
    expect(countdown(end - 1, end)).toEqual({ ...over, over: false });
  });

  it('stops once the date has passed', () => {
    expect(countdown(end, end)).toEqual(over);
    expect(countdown(end + 1, end)).toEqual(over);
    expect(countdown(end + 1e12, end)).toEqual(over);
  });

  it('has parts that add up to the span, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (span) => {
        const { days, hours, minutes, seconds } = countdown(end - span, end);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(span / 1000));
        expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
      }),
      runs,
    );
  });
});
