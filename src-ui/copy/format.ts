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

function formatter(locale: string): Formatter {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const amount = (taka: number): string => (Number.isInteger(taka) ? whole : cents).format(taka);
  const price = (taka: number): string => `${amount(taka)} tk`;
  return {
    amount,
    price,
    money: ({ amount, currency }) =>
      currency.toLowerCase() === 'bdt'
        ? price(amount)
        : new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() }).format(amount),
    count: (number) => whole.format(number),
    date: (milliseconds) => day.format(milliseconds),
  };
}

const english = formatter('en-GB');

export const formatters: { readonly [L in Language]: Formatter } = { english, original: english };
