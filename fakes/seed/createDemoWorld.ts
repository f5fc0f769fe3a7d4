import type { FakeAccount } from '../auth/FakeAccount.ts';
import type { MarketplaceState } from '../marketplace/MarketplaceState.ts';
import { categories } from './categories.ts';
import { createBookings } from './createBookings.ts';
import { createProducts } from './createProducts.ts';
import { type DemoPerson, demoPeople } from './demoPeople.ts';
import { createPeople } from './people.ts';
import { upcomingProducts } from './upcomingProducts.ts';

export type DemoWorld = {
  readonly marketplace: MarketplaceState;
  readonly accounts: FakeAccount[];
  /** Whom one can be with one click. */
  readonly people: readonly DemoPerson[];
};

export type DemoWorldOptions = {
  readonly products?: number;
  /** Milliseconds since 1970-01-01T00:00Z; the world's dates hang on it. */
  readonly now: number;
};

const usualProducts = 240;

/** People grow slower than products: 14 sellers of 240 are 400 of 100,000. */
function grown(usual: number, products: number): number {
  return Math.round(usual * Math.max(1, products / usualProducts) ** 0.556);
}

/** A shop full of used things, the same every time for the same size and moment. */
export function createDemoWorld({ products: count = usualProducts, now }: DemoWorldOptions): DemoWorld {
  const { sellers, buyers, admin } = createPeople({ sellers: grown(14, count), buyers: grown(24, count) });
  const everyone = [admin, ...sellers, ...buyers];
  const products = createProducts({ count, advertised: grown(24, count), now, sellers });
  return {
    marketplace: {
      users: everyone.map((person) => person.user),
      categories,
      products,
      bookings: createBookings(30, products, buyers),
      upcomingProducts,
    },
    accounts: everyone.map((person) => person.account),
    people: demoPeople,
  };
}
