import type { Category } from '#domain/catalogue/Category.ts';
import { categories } from './categories.ts';
import type { Kind } from './descriptions.ts';
import { cameraModels } from './models/cameras.ts';
import { droneModels } from './models/drones.ts';
import { dellLaptops, hpLaptops, lenovoLaptops } from './models/laptops.ts';
import type { Model } from './models/Model.ts';
import { smartPhones } from './models/phones.ts';
import type { Random } from './random.ts';

/** One category of the shop with its models. */
export type Assortment = {
  readonly category: Category;
  readonly kind: Kind;
  /** Each model as often as its popularity, for an even draw. */
  readonly models: readonly Model[];
};

const stock: Readonly<
  Record<string, { readonly kind: Kind; readonly models: readonly Model[]; readonly share: number }>
> = {
  HP: { kind: 'laptop', models: hpLaptops, share: 3 },
  Lenovo: { kind: 'laptop', models: lenovoLaptops, share: 3 },
  Dell: { kind: 'laptop', models: dellLaptops, share: 3 },
  'Smart Phone': { kind: 'phone', models: smartPhones, share: 6 },
  Camera: { kind: 'camera', models: cameraModels, share: 3 },
  Drone: { kind: 'drone', models: droneModels, share: 2 },
};

function weigh(category: Category): { readonly assortment: Assortment; readonly share: number } {
  const goods = stock[category.categoryName];
  if (goods === undefined) throw new Error(`Nothing is sold in ${category.categoryName}`);
  const models = goods.models.flatMap((model) => Array.from({ length: model.popularity }, () => model));
  return { assortment: { category, kind: goods.kind, models }, share: goods.share };
}

const weighted = categories.map(weigh);
const fullRound = weighted.flatMap(({ assortment, share }) => Array.from({ length: share }, () => assortment));
/** In addition to one of each. */
const restOfRound = weighted.flatMap(({ assortment, share }) => Array.from({ length: share - 1 }, () => assortment));

function isPhone(assortment: Assortment): boolean {
  return assortment.kind === 'phone';
}

/**
 * The category of each post, oldest first. Every run of twenty contains each category, the oldest six are of six
 * categories (so that a small world has them all), and the newest is a phone.
 */
export function drawAssortments(count: number, random: Random): readonly Assortment[] {
  const drawn = [...random.shuffled(weighted.map(({ assortment }) => assortment)), ...random.shuffled(restOfRound)];
  while (drawn.length < count) drawn.push(...random.shuffled(fullRound));
  drawn.length = count;
  const lastPhone = drawn.findLastIndex(isPhone);
  if (lastPhone >= weighted.length) drawn.push(...drawn.splice(lastPhone, 1));
  return drawn;
}
