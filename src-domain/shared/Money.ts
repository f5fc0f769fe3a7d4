/** An amount in the major unit of its currency: 1,250 taka is `{ amount: 1250, currency: 'bdt' }`. */
export type Money = {
  readonly amount: number;
  /** ISO 4217, lower case, as payment providers write it. */
  readonly currency: string;
};

/** Prices of products and bookings are taka. */
export const shopCurrency = 'bdt';

export function taka(amount: number): Money {
  return { amount, currency: shopCurrency };
}

export function sameMoney(one: Money, other: Money): boolean {
  return one.currency.toLowerCase() === other.currency.toLowerCase() && Math.abs(one.amount - other.amount) < 0.005;
}

/**
 * What a person may type as a price: digits and at most two decimals, with or without commas, by thousands or by
 * lakhs. Three digits follow the last comma, so that a decimal comma is never read as a hundred times the price.
 */
export const pricePattern = /^\s*(\d{1,9}|\d{1,3}(,\d{2,3}){0,2},\d{3})(\.\d{1,2})?\s*$/;

/** The number a typed or transmitted price means; undefined when it means none. */
export function parsePrice(price: string | number): number | undefined {
  if (typeof price === 'number') return Number.isFinite(price) && price >= 0 ? price : undefined;
  return pricePattern.test(price) ? Number(price.replaceAll(',', '')) : undefined;
}

/** Whole per cent saved against the original price, never more than is true; 0 where there is no saving to speak of. */
export function savingPercent(price: number, originalPrice: number): number {
  if (!(originalPrice > price) || price < 0) return 0;
  return Math.floor(((hundredths(originalPrice) - hundredths(price)) * 100) / hundredths(originalPrice));
}

/** Whole numbers divide exactly where the prices do. */
function hundredths(price: number): number {
  return Math.round(price * 100);
}
