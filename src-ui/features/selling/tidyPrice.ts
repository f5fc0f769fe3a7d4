import { parsePrice } from '#domain/shared/Money.ts';

const currencyBefore = /^\s*(৳|taka|tk\.?|bdt|টাকা)/i;
const currencyAfter = /(৳|taka|tk\.?|bdt|টাকা)?(\/-)?\s*$/i;

/** A price without its currency, and with commas in place of spaces: '12 500 tk' is '12,500'. Other texts stay. */
export function tidyPrice(text: string): string {
  if (parsePrice(text) !== undefined) return text;
  const plain = text.replace(currencyBefore, '').replace(currencyAfter, '').trim().replaceAll(/\s+/g, ',');
  return parsePrice(plain) === undefined ? text : plain;
}
