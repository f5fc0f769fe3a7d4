import { latinDigits } from './latinDigits.ts';

/** An amount in the currency's major unit: 1,250 taka is `{ amount: 1250, currency: 'bdt' }`. */
export type Money = {
  readonly amount: number;
  /** ISO 4217 in lower case, as payment providers write it. */
  readonly currency: string;
};

/** Prices of products and bookings are in taka. */
export const shopCurrency = 'bdt';

export function taka(amount: number): Money {
  return { amount, currency: shopCurrency };
}

export function sameMoney(one: Money, other: Money): boolean {
  return one.currency.toLowerCase() === other.currency.toLowerCase() && Math.abs(one.amount - other.amount) < 0.005;
}

/**
 * A price as people type it: at most nine Latin or Bangla digits before the point and two after it, with optional commas
 * between thousands or lakhs. Three digits must follow the last comma, so that a decimal comma never multiplies the price
 * by a hundred.
 */
export const pricePattern =
  /^\s*(?!(?:,?[\d০-৯]){10})([\d০-৯]{1,9}|[\d০-৯]{1,3}(,[\d০-৯]{2,3}){0,2},[\d০-৯]{3})(\.[\d০-৯]{1,2})?\s*$/;

/** The number that a typed or transmitted price means; undefined if it is none, or a number of 10¹² or more. */
export function parsePrice(price: string | number): number | undefined {
  if (typeof price === 'number') return price >= 0 && price < 1e12 ? price : undefined;
  return pricePattern.test(price) ? Number(latinDigits(price).replaceAll(',', '')) : undefined;
}

/** Discount in whole per cent, rounded down so that it never overstates; 0 if there is none. */
export function savingPercent(price: number, originalPrice: number): number {
  const [now, before] = [hundredths(price), hundredths(originalPrice)];
  return now < 0 || !(before > now) ? 0 : Math.floor(((before - now) * 100) / before);
}

/** Integers divide exactly where fractions do not. */
function hundredths(price: number): number {
  return Math.round(price * 100);
}
