import { describe, expect, it } from 'vitest';
import { type Range, inOrder, isWithin } from '#domain/search/FindingQuery.ts';
import { aList, idsFoundIn } from './given.ts';

describe('[G-FACET-1] a range', () => {
  const products = aList({
    below: { price: 9, useDuration: '5 months' },
    low: { price: 10, useDuration: '6 months' },
    high: { price: 20, useDuration: '12 months' },
    above: { price: 21, useDuration: '13 months' },
  });

  it.each<[Range, Range, readonly string[]]>([
    [{ min: 10, max: 20 }, { min: 6, max: 12 }, ['low', 'high']],
    [{ min: 20, max: null }, { min: 12, max: null }, ['high', 'above']],
    [{ min: null, max: 10 }, { min: null, max: 6 }, ['below', 'low']],
  ])('includes both of its ends: %j taka, %j months', (price, months, ids) => {
    expect(idsFoundIn(products, { price, sort: 'price-up' })).toEqual(ids);
    expect(idsFoundIn(products, { months, sort: 'price-up' })).toEqual(ids);
    expect(products.filter((product) => isWithin(price, product.price)).map(({ id }) => id)).toEqual(ids);
  });

  it('is kept if its ends are in order', () => {
    expect(inOrder({ min: 35_000, max: 50_000 })).toEqual({ min: 35_000, max: 50_000 });
  });
});
