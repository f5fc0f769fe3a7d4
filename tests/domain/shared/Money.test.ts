import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice, sameMoney, savingPercent, taka } from '#domain/shared/Money.ts';
import { runs } from '../../builders/runs.ts';

describe('a typed price', () => {
  it.each([
    ['0', 0],
    ['32000', 32_000],
    [' 32000 ', 32_000],
    ['007', 7],
    ['999999999', 999_999_999],
    ['32,000', 32_000],
    ['1,250,000', 1_250_000],
    ['12,50,000', 1_250_000],
    ['1,25,00,000', 12_500_000],
    ['999,999,999', 999_999_999],
    ['99,99,99,999', 999_999_999],
    ['99.5', 99.5],
    ['99.50', 99.5],
    ['1,250.75', 1250.75],
    ['৩৪,০০০', 34_000],
    ['১,২০,০০০', 120_000],
    ['৯৯.৫', 99.5],
  ])('%j means %d', (typed, price) => {
    expect(parsePrice(typed)).toBe(price);
  });

  it.each([
    '',
    ' ',
    '-1',
    '+1',
    '-0.5',
    '1e3',
    '0x10',
    'abc',
    '32000tk',
    '৳32000',
    '1 250',
    '1.2.3',
    '.5',
    '5.',
    '99.555',
    '1,2',
    '1,25',
    '12,5',
    '1,2500',
    ',250',
    '1,,250',
    '1,250,',
    '1234,567',
    '1,250,00',
    '1234567890',
    '1,234,567,890',
    '1,23,45,67,890',
    '১,২৩৪,৫৬৭,৮৯০',
    '1,000,000,000,000,000',
    'NaN',
    'Infinity',
    '1\u0000',
  ])('%j is not a price', (typed) => {
    expect(parsePrice(typed)).toBeUndefined();
  });

  it('round-trips, with or without decimals and commas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, hundredths) => {
        const decimals = `.${String(hundredths).padStart(2, '0')}`;
        expect(parsePrice(String(whole))).toBe(whole);
        expect(parsePrice(whole.toLocaleString('en-US'))).toBe(whole);
        expect(parsePrice(whole.toLocaleString('en-IN'))).toBe(whole);
        expect(parsePrice(`${whole}${decimals}`)).toBe(Number(`${whole}${decimals}`));
      }),
      runs,
    );
  });

  it('is a number of at least zero, or not a price', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (any) => {
        const price = parsePrice(any) ?? 0;
        expect(price).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(price)).toBe(true);
      }),
      runs,
    );
  });
});

describe('a transmitted price', () => {
  it('may come as a number', () => {
    expect(parsePrice(32_000)).toBe(32_000);
    expect(parsePrice(0)).toBe(0);
    expect(parsePrice(99.5)).toBe(99.5);
  });

  it.each([-1, Number.NaN, Infinity, -Infinity, 1e12, 1e308])('%d is not a price', (price) => {
    expect(parsePrice(price)).toBeUndefined();
  });
});

describe('an amount of money', () => {
  it('of the shop is taka', () => {
    expect(taka(1250)).toEqual({ amount: 1250, currency: 'bdt' });
  });

  it('is equal in the same currency, in any spelling', () => {
    expect(sameMoney(taka(1250), { amount: 1250, currency: 'BDT' })).toBe(true);
    expect(sameMoney({ amount: 0.1 + 0.2, currency: 'usd' }, { amount: 0.3, currency: 'usd' })).toBe(true);
  });

  it('differs in another currency, or by a cent', () => {
    expect(sameMoney(taka(1250), { amount: 1250, currency: 'usd' })).toBe(false);
    expect(sameMoney(taka(1250), taka(1250.01))).toBe(false);
    expect(sameMoney(taka(0), taka(0.005))).toBe(false);
    expect(sameMoney(taka(1250), taka(125_000))).toBe(false);
  });
});

describe('the discount', () => {
  it.each([
    [110, 149, 26],
    [32_000, 80_000, 60],
    [90, 100, 10],
    [0.99, 1.1, 10],
    [0, 100, 100],
    [99.5, 100, 0],
    [100, 100, 0],
    [120, 100, 0],
    [100, 0, 0],
    [0, 0, 0],
    [-1, 100, 0],
    [0, 0.001, 0],
    [100, Number.NaN, 0],
  ])('at %d instead of %d is %d per cent', (price, originalPrice, percent) => {
    expect(savingPercent(price, originalPrice)).toBe(percent);
  });

  it('is never overstated', () => {
    expect(savingPercent(400, 100_000)).toBe(99);
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (price, originalPrice) => {
        const percent = savingPercent(price, originalPrice);
        expect(percent * originalPrice).toBeLessThanOrEqual(Math.max(0, originalPrice - price) * 100);
      }),
      runs,
    );
  });
});
