import type { Condition } from '#domain/catalogue/Product.ts';
import type { Kind } from './descriptions.ts';
import type { Random } from './random.ts';

/** How many months someone has used a device that came out this long ago. */
export function drawMonthsOfUse(monthsSinceRelease: number, random: Random): number {
  const max = Math.min(60, Math.max(3, monthsSinceRelease));
  return 2 + Math.floor(random.next() ** 1.3 * (max - 2));
}

/** In a seller's words: months below one year, then years, sometimes a year and a half. */
export function useDuration(months: number): string {
  if (months < 12) return `${months} months`;
  if (months === 18) return '18 months';
  const years = Math.round(months / 12);
  return years === 1 ? '1 year' : `${years} years`;
}

/** Devices that were used longer show more wear. */
export function drawCondition(months: number, random: Random): Condition {
  const luck = random.next() + months / 90;
  if (luck < 0.5) return 'Excellent';
  return luck < 1.05 ? 'Good' : 'Fair';
}

/** Years after which this kind of device is worth a third of its price. */
const lifetime: Readonly<Record<Kind, number>> = { laptop: 7.5, phone: 7, camera: 12, drone: 8 };
const worth: Readonly<Record<Condition, number>> = { Excellent: 0.84, Good: 0.74, Fair: 0.58 };

/** People ask for round sums, and some for a hundred less. */
function asked(price: number, random: Random): number {
  const step = price > 30_000 ? 500 : 100;
  const round = Math.max(step, Math.floor(price / step) * step);
  return step === 500 && random.chance(0.2) ? round - 100 : round;
}

type Appraisal = {
  readonly kind: Kind;
  readonly condition: Condition;
  readonly months: number;
  readonly originalPrice: number;
};

/** Always below the original price. */
export function drawPrice({ kind, condition, months, originalPrice }: Appraisal, random: Random): number {
  const left = Math.exp(-months / 12 / lifetime[kind]) * worth[condition] * (0.93 + random.next() * 0.14);
  return asked(originalPrice * Math.min(0.9, left), random);
}

export function drawOriginalPrice(newPrice: number, random: Random): number {
  return Math.round((newPrice * (0.96 + random.next() * 0.08)) / 500) * 500;
}
