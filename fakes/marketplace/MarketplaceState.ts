import type { Category } from '#domain/catalogue/Category.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { User } from '#domain/identity/User.ts';
import type { Report } from '#domain/reporting/Report.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import type { StoredBooking } from './StoredBooking.ts';

export type StoredUser = User & {
  readonly id: string;
  readonly verified: boolean;
  /** A role apart from the type. No call sets it. */
  readonly admin: boolean;
};

/** All data of the in-memory marketplace. Ids are 24 hexadecimal characters, like real backends' ids. */
export type MarketplaceState = {
  readonly users: readonly StoredUser[];
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly bookings: readonly StoredBooking[];
  /** Open reports of products; none unless they are given. */
  readonly reports?: readonly Report[];
  readonly upcomingProducts: readonly UpcomingProduct[];
};
