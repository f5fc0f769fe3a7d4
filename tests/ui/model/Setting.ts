import type { Extension } from '#domain/extensions.ts';
import type { Seed } from '#fakes/createFakes.ts';
import { type Person, people } from '../../contracts/tinyWorld.ts';
import { shopWorld } from '../faults/shopWorld.ts';
import { dealsWorld } from './dealsWorld.ts';

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

/** Two buyers who share a device with two tabs, two sellers who share another, and an admin. */
export const specifiedShop: Setting = {
  seed: shopWorld,
  extensions: [],
  devices: [[buyer, otherBuyer], [seller, otherSeller], [admin]],
  tabs: [0, 0, 1, 2],
};

/** Two buyers with a device each, a seller with two tabs, and an admin. */
export function shopWithDeals(extensions: readonly Extension[]): Setting {
  return {
    seed: dealsWorld,
    extensions,
    devices: [[buyer, otherBuyer], [otherBuyer], [seller, otherSeller], [admin]],
    tabs: [0, 1, 2, 2, 3],
  };
}
