import type { Formatter } from '../Formatter.ts';

/**
 * English digits in groups of three. Intl writes the same, but its first use takes a phone about 60 ms, and every list
 * begins with a number.
 */
function grouped(number: number, decimals: 0 | 2): string {
  const [whole = '', ...rest] = number.toFixed(decimals).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

const dayOfYear = { day: 'numeric', month: 'short', year: 'numeric' } as const;

function formatter(): Formatter {
  let ofMoment: Intl.DateTimeFormat | null = null;
  let ofDay: Intl.DateTimeFormat | null = null;
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
    time: (moment) => new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
    dayOfMonth: (moment) => new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' }),
    weekday: (moment) => new Date(moment).toLocaleDateString('en-GB', { weekday: 'long' }),
    date: (day) => {
      if (typeof day === 'number') return (ofMoment ??= new Intl.DateTimeFormat('en-GB', dayOfYear)).format(day);
      // JavaScript reads a bare date as midnight in UTC, so format it in UTC.
      return (ofDay ??= new Intl.DateTimeFormat('en-GB', { ...dayOfYear, timeZone: 'UTC' })).format(Date.parse(day));
    },
  };
}

export const format = formatter();
