import type { Category } from '#domain/catalogue/Category.ts';
import { categories } from './categories.ts';
import type { Kind } from './descriptions.ts';
import { cameraModels } from './models/cameras.ts';
import { droneModels } from './models/drones.ts';
import { dellLaptops, hpLaptops, lenovoLaptops } from './models/laptops.ts';
import type { Model } from './models/Model.ts';
import { smartPhones } from './models/phones.ts';
import type { Random } from './random.ts';

/** One category of the shop with what is sold in it. */
export type Shelf = {
  readonly category: Category;
  readonly kind: Kind;
  /** Each model as often as it is popular, for an even draw. */
  readonly models: readonly Model[];
};

const stock: Readonly<Record<string, { readonly kind: Kind; readonly models: readonly Model[]; readonly share: number }>> = {
  HP: { kind: 'laptop', models: hpLaptops, share: 3 },
  Lenovo: { kind: 'laptop', models: lenovoLaptops, share: 3 },
  Dell: { kind: 'laptop', models: dellLaptops, share: 3 },
  'Smart Phone': { kind: 'phone', models: smartPhones, share: 6 },
  Camera: { kind: 'camera', models: cameraModels, share: 3 },
  Drone: { kind: 'drone', models: droneModels, share: 2 },
};

function shelf(category: Category): { readonly shelf: Shelf; readonly share: number } {
  const goods = stock[category.categoryName];
  if (goods === undefined) throw new Error(`Nothing is sold in ${category.categoryName}`);
  const models = goods.models.flatMap((model) => Array.from({ length: model.popularity }, () => model));
  return { shelf: { category, kind: goods.kind, models }, share: goods.share };
}

const shelves = categories.map(shelf);
const fullRound = shelves.flatMap(({ shelf, share }) => Array.from({ length: share }, () => shelf));
/** Beyond one of each. */
const restOfRound = shelves.flatMap(({ shelf, share }) => Array.from({ length: share - 1 }, () => shelf));

function isPhone(shelf: Shelf): boolean {
  return shelf.kind === 'phone';
}

/**
 * From which shelf each post comes, oldest first: twenty by twenty with every category in each twenty,
 * the oldest six of six categories (so that a small world has them all), the newest a phone.
 */
export function drawShelves(count: number, random: Random): readonly Shelf[] {
  const drawn = [...random.shuffled(shelves.map(({ shelf }) => shelf)), ...random.shuffled(restOfRound)];
  while (drawn.length < count) drawn.push(...random.shuffled(fullRound));
  drawn.length = count;
  const lastPhone = drawn.findLastIndex(isPhone);
  if (lastPhone >= shelves.length) drawn.push(...drawn.splice(lastPhone, 1));
  return drawn;
}
