import type { Seed } from '#fakes/createFakes.ts';

/** A world without people and products. */
export const emptySeed: Seed = {
  name: 'empty',
  marketplace: { users: [], categories: [], products: [], bookings: [], upcomingProducts: [] },
  accounts: [],
};
