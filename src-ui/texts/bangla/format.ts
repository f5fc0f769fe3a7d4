import type { Formatter } from '../Formatter.ts';

const locale = 'bn-BD';
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const withPaisa = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dayOfYear = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const amount = (taka: number): string => (Number.isInteger(taka) ? whole : withPaisa).format(taka);
const price = (taka: number): string => `${amount(taka)} টাকা`;

/** 'রাত ৮:৩১', on one line: Intl writes the part of the day behind the hour, and night in the written language. */
function time(moment: number): string {
  const form = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' });
  const parts = form.formatToParts(moment);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('dayPeriod').replace('রাত্রি', 'রাত')}\u00A0${part('hour')}:${part('minute')}`.trim();
}

/** Bangla digits in lakhs ('১,২০,০০০'), and the months' Bangla names. */
export const format: Formatter = {
  amount,
  price,
  money: (money) =>
    money.currency.toLowerCase() === 'bdt'
      ? price(money.amount)
      : new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency.toUpperCase() }).format(
          money.amount,
        ),
  count: (number) => whole.format(number),
  date: (day) =>
    typeof day === 'number'
      ? new Intl.DateTimeFormat(locale, dayOfYear).format(day)
      : new Intl.DateTimeFormat(locale, { ...dayOfYear, timeZone: 'UTC' }).format(Date.parse(day)),
  time,
  weekday: (moment) => new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(moment),
  dayOfMonth: (moment) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(moment),
};
