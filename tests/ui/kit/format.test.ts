import { assert, integer, pre, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatters } from '#ui/texts/format.ts';

const { english } = formatters;

describe('the formatter', () => {
  it('groups whole amounts like British English', () => {
    const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
    assert(
      property(integer({ min: -1e12, max: 1e12 }), (number) => {
        expect(english.amount(number)).toBe(whole.format(number));
        expect(english.count(number)).toBe(whole.format(number));
      }),
    );
  });

  it('writes both decimals of a fractional amount', () => {
    const cents = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    assert(
      property(integer({ min: 1, max: 1e11 }), (hundredths) => {
        pre(hundredths % 100 !== 0);
        expect(english.amount(hundredths / 100)).toBe(cents.format(hundredths / 100));
      }),
    );
    expect(english.price(1250.5)).toBe('1,250.50 tk');
  });

  it('names days and other currencies unambiguously', () => {
    expect(english.date(Date.UTC(2026, 10, 18, 12))).toBe('18 Nov 2026');
    expect(english.money({ amount: 110, currency: 'usd' })).toBe('US$110.00');
    expect(english.money({ amount: 38_500, currency: 'bdt' })).toBe('38,500 tk');
  });
});
