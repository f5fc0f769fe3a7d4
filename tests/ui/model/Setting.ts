import type { Extension } from '#domain/extensions.ts';
import type { Seed } from '#fakes/createFakes.ts';
import { type Person, people } from '../../contracts/tinyWorld.ts';
import { aReport } from '../../builders/aReport.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { dealsWorld, tablet } from './dealsWorld.ts';

/** The marketplace's content and extensions at the beginning, and the number of tabs that each person has open. */
export type Setting = {
  readonly seed: Seed;
  readonly extensions: readonly Extension[];
  /** The people of each device. */
  readonly devices: readonly (readonly [Person, ...Person[]])[];
  /** The device of each tab. */
  readonly tabs: readonly number[];
};

const { admin, seller, otherSeller, buyer, otherBuyer } = people;

const { id: productId, productName, sellerEmail } = products.laptop;

/** A visitor's report, from before anybody opened the shop. */
export const firstReport = aReport({ productId, productName, sellerEmail });
const secondReport = { ...firstReport, id: '0000000000000000000000e2' };

/** A seller has several products, and one of them several reports. */
const deskWorld: Seed = {
  ...shopWorld,
  marketplace: {
    ...shopWorld.marketplace,
    products: [...Object.values(products), tablet],
    reports: [firstReport, secondReport],
  },
};

/** Two buyers who share a device with two tabs, two sellers who share another, and an admin. */
export function specifiedShop(extensions: readonly Extension[]): Setting {
  return {
    seed: deskWorld,
    extensions,
    devices: [[buyer, otherBuyer], [seller, otherSeller], [admin]],
    tabs: [0, 0, 1, 2],
  };
}

/** Two buyers with a device each, a seller with two tabs, and an admin. */
export function shopWithDeals(extensions: readonly Extension[]): Setting {
  return {
    seed: dealsWorld,
    extensions,
    devices: [[buyer, otherBuyer], [otherBuyer], [seller, otherSeller], [admin]],
    tabs: [0, 1, 2, 2, 3],
  };
}
