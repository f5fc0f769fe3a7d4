import type { Money } from '#domain/shared/Money.ts';
import type { Language } from '../state/Preferences.ts';

export type Formatter = {
  /** '1,250', '99.50': an amount of taka without its suffix. */
  readonly amount: (taka: number) => string;
  /** '1,250 tk'. */
  readonly price: (taka: number) => string;
  /** Any currency, in its own digits: '38,500 tk', 'US$110.00'. */
  readonly money: (money: Money) => string;
  /** '1,250'. */
  readonly count: (number: number) => string;
  /** '18 Nov 2026'. */
  readonly date: (milliseconds: number) => string;
};

/**
 * English digits in groups of three. Intl writes the same, but its first format costs a phone some 60 ms, and
 * every list begins with a number.
 */
function grouped(number: number, decimals: 0 | 2): string {
  const [whole = '', ...rest] = number.toFixed(decimals).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

function english(): Formatter {
  let day: Intl.DateTimeFormat | null = null;
  const amount = (taka: number): string => grouped(taka, Number.isInteger(taka) ? 0 : 2);
  const price = (taka: number): string => `${amount(taka)} tk`;
  return {
    amount,
    price,
    money: ({ amount, currency }) =>
      currency.toLowerCase() === 'bdt'
        ? price(amount)
        : new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() }).format(amount),
    count: (number) => grouped(number, 0),
    date: (milliseconds) => {
      day ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
      return day.format(milliseconds);
    },
  };
}

const formatter = english();

export const formatters: { readonly [L in Language]: Formatter } = { english: formatter, original: formatter };
