import type { Condition } from '#domain/catalogue/Product.ts';
import type { Random } from './random.ts';
import type { Facts } from './sentences/Talk.ts';

type Wear = { readonly condition: Condition; readonly duration: string; readonly months: number };

function withComma(count: number): string {
  return count < 1000 ? String(count) : `${Math.floor(count / 1000)},${String(count % 1000).padStart(3, '0')}`;
}

/** Signs of wear that any used device may have. */
export function drawFacts({ condition, duration, months }: Wear, random: Random): Facts {
  const careless = condition === 'Fair' ? 5 : 0;
  const batteryPercent = Math.max(64, Math.round(100 - months * 0.4 - random.next() * 6 - careless));
  return {
    condition,
    duration,
    batteryPercent,
    batteryHours: Math.max(2, Math.round((batteryPercent / 100) ** 2 * random.between(5, 8))),
    shutterCount: withComma(Math.max(5, Math.round(months * (2 + random.next() * 7))) * 100),
    flightHours: random.between(5, 8 + months),
  };
}
