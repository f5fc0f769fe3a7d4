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

/** What a person may type as a price: digits with optional thousands commas and at most two decimals. */
export const pricePattern = /^\s*(\d{1,9}|\d{1,3}(,\d{2,3})+)(\.\d{1,2})?\s*$/;

/** The number a typed or transmitted price means; undefined when it means none. */
export function parsePrice(price: string | number): number | undefined {
  if (typeof price === 'number') return Number.isFinite(price) && price >= 0 ? price : undefined;
  return pricePattern.test(price) ? Number(price.replaceAll(',', '')) : undefined;
}

/** Whole per cent saved against the original price; 0 where there is no saving to speak of. */
export function savingPercent(price: number, originalPrice: number): number {
  if (!(originalPrice > price) || price < 0) return 0;
  return Math.round((1 - price / originalPrice) * 100);
}
