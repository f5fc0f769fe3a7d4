import type { Seed } from '#fakes/createFakes.ts';

/** A world with nobody and nothing in it. */
export const emptySeed: Seed = {
  name: 'empty',
  marketplace: { users: [], categories: [], products: [], bookings: [], upcomingProducts: [] },
  accounts: [],
};
