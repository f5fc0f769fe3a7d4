import { describe, expect, it } from 'vitest';
import { parsePrice } from '#domain/shared/Money.ts';
import { tidyPrice } from '#ui/features/selling/tidyPrice.ts';

describe('a pasted price', () => {
  it.each([
    ['12,500 tk', 12_500],
    ['12500tk', 12_500],
    ['৳12500', 12_500],
    ['Tk. 12,500/-', 12_500],
    ['BDT 12 500', 12_500],
    ['1 25 000 Taka', 125_000],
    ['১২,৫০০ টাকা', 12_500],
    ['টাকা ১২,৫০০', 12_500],
  ])('%j becomes a price of %d', (pasted, price) => {
    expect(parsePrice(tidyPrice(pasted))).toBe(price);
  });

  it.each(['', ' ', '12,500', ' 12500 ', '12,5', '12 50', '-500 tk', '12k', '$500', '500 tk 600', 'cheap'])(
    '%j stays as it is',
    (typed) => {
      expect(tidyPrice(typed)).toBe(typed);
    },
  );
});
