import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice } from '#domain/shared/Money.ts';
import { readPrice } from '#domain/shared/readPrice.ts';
import { runs } from '../../builders/runs.ts';

describe('[G-TRUE-1] the price of a row', () => {
  it.each([
    ['ProductPrice: 25500', 25_500],
    ['25000 tk', 25_000],
    ['25000tk', 25_000],
    ['Tk. 25000/-', 25_000],
    ['Tk.25000', 25_000],
    ['৳25,000', 25_000],
    ['BDT 1,20,000 only.', 120_000],
    ['Price (tk): 99.50', 99.5],
    ['25,000 tk (25000)', 25_000],
    ['২৫,০০০ টাকা', 25_000],
    ['25,000 লক্ষ্মীপুর', 25_000],
    ['25000 শতভাগ', 25_000],
    ['0 tk', 0],
    ['5.', 5],
    [`25000${' '.repeat(195)}`, 25_000],
    ['about 32000, negotiable', 32_000],
  ])('%j is %d', (written, price) => {
    expect(readPrice(written)).toBe(price);
  });

  it.each([
    '',
    ' ',
    'a lot',
    'tk',
    '25000 or 30000',
    '25000-30000',
    '-5',
    '- 5 tk',
    '+5',
    '25 000',
    '1 1',
    '1e1',
    '0x10',
    '.5',
    'Tk .5',
    '25.000',
    '1.2.3',
    '1,2500',
    '25k',
    '25 K',
    '25 k.',
    '1.2 lakh',
    '2 crore',
    '20 thousand',
    '25 thousands',
    '25 hajar',
    '25-k',
    '২৫ হাজার টাকা',
    '২ লাখ',
    '২ লক্ষ',
    '1.5 কোটি',
    '৫ শত',
    '২ মিলিয়ন',
    '1,234,567,890',
    '20% off',
    '$300',
    '300 USD',
    '25000 ½',
    '²',
    '12³',
    '٣٠٠',
    '1234567890',
    `25000${' '.repeat(196)}`,
  ])('%j is not a price', (written) => {
    expect(readPrice(written)).toBeUndefined();
  });

  it('equals the same price when typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom('en-US', 'en-IN'), (price, locale) => {
        expect(readPrice(price.toLocaleString(locale))).toBe(price);
        expect(readPrice(`Price: ${price.toLocaleString(locale)} tk`)).toBe(price);
        expect(readPrice(price)).toBe(parsePrice(price));
      }),
      runs,
    );
  });

  it('is never negative, whatever the row contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.double(), fc.integer()), (any) => {
        expect(readPrice(any) ?? 0).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });

  it.each([-1, Number.NaN, Infinity])('%d is not a price', (price) => {
    expect(readPrice(price)).toBeUndefined();
  });
});
