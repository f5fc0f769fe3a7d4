import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Uint32Builder } from '#domain/search/Uint32Builder.ts';
import { orderBy } from '#domain/search/orderBy.ts';
import { priceBucket, priceBuckets, priceScale } from '#domain/search/priceHistogram.ts';
import { runs } from '../../builders/runs.ts';

const anyNumber = fc.oneof(
  fc.double({ noNaN: true }),
  fc.integer(),
  fc.constantFrom(0, -0, 1, -1, Infinity, -Infinity, 0.5, -2.25),
);

describe('an order by numbers', () => {
  it('is ascending, and keeps ties in their given order', () => {
    fc.assert(
      fc.property(fc.array(anyNumber, { maxLength: 30 }), (keys) => {
        const expected = keys
          .map((_, place) => place)
          .sort((one, other) => {
            const [a = 0, b = 0] = [keys[one], keys[other]];
            return a === b ? one - other : a < b ? -1 : 1;
          });
        expect(Array.from(orderBy(Float64Array.from(keys)))).toEqual(expected);
      }),
      { ...runs, numRuns: 60 },
    );
  });

  it('keeps ties in another given order, and leaves that unchanged', () => {
    const ties = Uint32Array.of(4, 3, 2, 1, 0);
    expect(Array.from(orderBy(Float64Array.of(2, 1, 2, 1, 0), ties))).toEqual([4, 3, 1, 2, 0]);
    expect(Array.from(orderBy(Float64Array.of(7, 7, 7, 7, 7), ties))).toEqual([4, 3, 2, 1, 0]);
    expect(Array.from(ties)).toEqual([4, 3, 2, 1, 0]);
  });
});

describe('numbers that grow in number', () => {
  it('equal what was added', () => {
    const numbers = new Uint32Builder();
    const most = 5000;
    for (let place = 0; place < most; place += 1) numbers.push(place * 3);
    numbers.set(4095, 1);
    numbers.set(4096, 2);
    numbers.set(most + 9000, 5);
    expect(numbers.length).toBe(most);
    const expected = Uint32Array.from({ length: most }, (_, place) =>
      place === 4095 ? 1 : place === 4096 ? 2 : place * 3,
    );
    expect(numbers.toArray().join()).toBe(expected.join());
    expect(expected.every((number, place) => numbers.get(place) === number)).toBe(true);
    expect(numbers.get(most + 9000)).toBe(0);
  });
});

describe('[G-FACET-1] steps of price', () => {
  const scaleOf = (...prices: readonly number[]) => {
    const keys = Float64Array.from(prices);
    return priceScale(keys, orderBy(keys));
  };

  it.each([
    [[], { from: 0, step: 1 }],
    [[0], { from: 0, step: 1 }],
    [[100], { from: 100, step: 1 }],
    [[0, 23], { from: 0, step: 1 }],
    [[5, 3, 20, 27], { from: 3, step: 1 }],
    [[0, 24], { from: 0, step: 1 }],
    [[0, 0, 24], { from: 0, step: 1 }],
    [[1500, 90_000, 48_000], { from: 0, step: 5000 }],
    [[38_500, 38_500], { from: 38_500, step: 1 }],
  ])('for %j are %j', (prices, scale) => {
    expect(scaleOf(...prices)).toEqual(scale);
  });

  it('are found for prices too large to add one to', () => {
    const { from, step } = scaleOf(1e300, 1e300);
    expect(from + step * priceBuckets).toBeGreaterThan(1e300);
  });

  it('are round, start at or below the cheapest, and reach the most expensive but for one in a hundred', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2_000_000 }), { minLength: 1, maxLength: 40 }), (prices) => {
        const { from, step } = scaleOf(...prices);
        const ascending = prices.toSorted((one, other) => one - other);
        const [lowest = 0] = ascending;
        const high = ascending[Math.floor((ascending.length - 1) * 0.99)] ?? 0;
        expect(String(step)).toMatch(/^[125]0*$/);
        expect(from % step).toBe(0);
        expect(from).toBeLessThanOrEqual(lowest);
        expect(lowest - from).toBeLessThan(step);
        expect(high).toBeLessThan(from + step * priceBuckets);
        // A smaller step would not span the prices.
        if (step > 1) expect(high - lowest).toBeGreaterThan((step / 5) * priceBuckets);
        for (const price of prices) {
          const place = priceBucket({ from, step }, price);
          const isLast = place === priceBuckets - 1;
          expect(price).toBeGreaterThanOrEqual(from + place * step);
          if (!isLast) expect(price).toBeLessThan(from + (place + 1) * step);
        }
      }),
      { ...runs, numRuns: 80 },
    );
  });

  it('include prices below the first step and above the last', () => {
    expect(priceBucket({ from: 100, step: 10 }, 5)).toBe(0);
    expect(priceBucket({ from: 100, step: 10 }, 99_999)).toBe(priceBuckets - 1);
    expect(priceBucket({ from: 100, step: 10 }, 125)).toBe(2);
  });
});
