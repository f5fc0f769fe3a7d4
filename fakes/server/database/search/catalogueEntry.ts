import { facetKey } from '#domain/search/facetKey.ts';
import { type Product, type ProductStatus, conditions, productStatuses } from '#domain/catalogue/Product.ts';
import { usedMonths } from '#domain/search/usedMonths.ts';
import { wordsToFind } from '#domain/search/words.ts';
import { savingPercent } from '#domain/shared/Money.ts';

/** The facts of a product that are filtered, sorted and counted. */
export type Facts = {
  readonly category: number;
  readonly condition: number;
  readonly place: number;
  readonly status: number;
  readonly verified: number;
  readonly advertised: number;
  readonly price: number;
  readonly months: number | null;
  readonly availability: number;
  readonly costliness: number;
  readonly saving: number;
};

export const factNames = [
  'category',
  'condition',
  'place',
  'status',
  'verified',
  'advertised',
  'price',
  'months',
  'availability',
  'costliness',
  'saving',
] as const satisfies readonly (keyof Facts)[];

/** A product without a status may well be available, as in the shop's own search. */
const availabilities: { readonly [S in ProductStatus]: number } = { available: 0, reserved: 2, sold: 3 };
const unknownAvailability = 1;

export const availabilityOfStatus: readonly number[] = [
  unknownAvailability,
  ...productStatuses.map((status) => availabilities[status]),
];

/** 0 for a value that is none of them. */
export function numberIn(values: readonly string[], value: string | undefined): number {
  return value === undefined ? 0 : values.indexOf(value) + 1;
}

/** Each number of the chosen values once, without values that nothing in the catalogue has. */
export function knownNumbers(
  chosen: readonly string[],
  numberOf: (value: string) => number | undefined,
): readonly number[] {
  const numbers = chosen.map((value) => (facetKey(value) === '' ? 0 : (numberOf(value) ?? 0)));
  return [...new Set(numbers.filter((number) => number !== 0))];
}

export function factsOf(
  product: Product,
  { category, place, verified }: { readonly category: number; readonly place: number; readonly verified: boolean },
): Facts {
  const status = numberIn(productStatuses, product.status);
  return {
    category,
    place,
    condition: numberIn(conditions, product.condition),
    status,
    verified: verified ? 1 : 0,
    advertised: product.advertised ? 1 : 0,
    price: product.price,
    months: usedMonths(product.useDuration),
    availability: availabilityOfStatus[status] ?? unknownAvailability,
    costliness: -product.price,
    saving: -savingPercent(product.price, product.originalPrice),
  };
}

/** The columns of the words, in the order of the table. */
export function textsOf({ productName, categoryName, location, sellerName, description }: Product): readonly string[] {
  return [productName, categoryName, location, sellerName, description].map((text) => wordsToFind(text).join(' '));
}

/** Facts as words begin with '=', which no word of a text does. */
export function factWords(facts: Facts, id: string): string {
  const { category, condition, place, status, verified, advertised } = facts;
  const words = [`=c${category}`, `=k${condition}`, `=p${place}`, `=s${status}`];
  if (verified === 1) words.push('=v');
  if (advertised === 1) words.push('=a');
  const share = hashOf(id);
  for (let level = 1; level <= sampleLevels && share < sampleShare ** level; level += 1) words.push(`=r${level}`);
  return words.join(' ');
}

/** Each level of samples holds a quarter of the one before. */
export const sampleShare = 1 / 4;
export const sampleLevels = 5;

/** At least 0, below 1, always the same for a product (FNV-1a). */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < id.length; place += 1) hash = Math.imul(hash ^ id.charCodeAt(place), 0x01000193);
  // The last characters change the low bits only, so mix them once more.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000;
}
