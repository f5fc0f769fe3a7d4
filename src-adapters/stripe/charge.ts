import type { Money } from '#domain/shared/Money.ts';

/** Currencies that Stripe counts in whole units or in thousandths. All others count in hundredths. */
const wholeUnits = new Set([
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
]);
const thousandths = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

/** Converts Stripe's smallest unit to the currency's own. */
export function charge(smallestUnits: number, currency: string): Money {
  const code = currency.toLowerCase();
  const perUnit = wholeUnits.has(code) ? 1 : thousandths.has(code) ? 1000 : 100;
  return { amount: smallestUnits / perUnit, currency: code };
}
