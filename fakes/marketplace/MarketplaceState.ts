import type { Booking } from '#domain/booking/Booking.ts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { User } from '#domain/identity/User.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';

export type StoredUser = User & {
  readonly id: string;
  readonly verified: boolean;
  /** A role of its own, beside the type; no call sets it. */
  readonly admin: boolean;
};

/** Everything that the in-memory marketplace knows. Ids are 24 hexadecimal characters, as real backends give them. */
export type MarketplaceState = {
  readonly users: readonly StoredUser[];
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly bookings: readonly Booking[];
  readonly upcomingProducts: readonly UpcomingProduct[];
};
