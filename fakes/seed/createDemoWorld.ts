import type { Extension } from '#domain/extensions.ts';
import type { FakeAccount } from '../auth/FakeAccount.ts';
import type { MarketplaceState } from '../marketplace/MarketplaceState.ts';
import { categories } from './categories.ts';
import { createBookings } from './createBookings.ts';
import { createDeals } from './createDeals.ts';
import { createProducts } from './createProducts.ts';
import { createReports } from './createReports.ts';
import { type DemoPerson, demoPeople } from './demoPeople.ts';
import { createPeople } from './people.ts';
import { upcomingProducts } from './upcomingProducts.ts';

export type DemoWorld = {
  readonly marketplace: MarketplaceState;
  readonly accounts: FakeAccount[];
  /** The people who can sign in with one click. */
  readonly people: readonly DemoPerson[];
};

export type DemoWorldOptions = {
  readonly products?: number;
  /** Milliseconds since 1970-01-01T00:00Z. All dates of the world depend on it. */
  readonly now: number;
  /** The marketplace's extensions. With `sales`, bookings have states. */
  readonly extensions?: readonly Extension[];
};

const usualProducts = 240;

/** People grow more slowly than products: 14 sellers for 240 products, 400 for 100,000. */
function grown(usual: number, products: number): number {
  return Math.round(usual * Math.max(1, products / usualProducts) ** 0.556);
}

/** A shop full of used devices, always the same for the same size and moment. */
export function createDemoWorld({
  products: count = usualProducts,
  now,
  extensions = [],
}: DemoWorldOptions): DemoWorld {
  const { sellers, buyers, admin } = createPeople({ sellers: grown(14, count), buyers: grown(24, count) });
  const everyone = [admin, ...sellers, ...buyers];
  const products = createProducts({ count, advertised: grown(24, count), now, sellers });
  const bookings = createBookings(30, products, buyers);
  return {
    marketplace: {
      users: everyone.map((person) => person.user),
      categories,
      products,
      bookings: extensions.includes('sales') ? createDeals({ bookings, products, buyers, now }) : bookings,
      reports: createReports({ products, buyers, now }),
      upcomingProducts,
    },
    accounts: everyone.map((person) => person.account),
    people: demoPeople,
  };
}
