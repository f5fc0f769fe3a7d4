import type { Category } from '#domain/catalogue/Category.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Report } from '#domain/reporting/Report.ts';
import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import type { StoredUser } from './MarketplaceState.ts';
import type { StoredBooking } from './StoredBooking.ts';

/** The key of an item, and the values by which it is looked up. */
export type CollectionIndexes<T, Index extends string = string> = {
  readonly key: (item: T) => string;
  readonly by: { readonly [I in Index]: (item: T) => string };
};

export const userIndexes = {
  key: ({ email }: StoredUser) => normaliseEmail(email),
  by: { type: ({ type, admin }: StoredUser) => (admin ? 'admin' : type) },
};

export const productIndexes = {
  key: ({ id }: Product) => id,
  by: {
    category: ({ categoryName }: Product) => categoryName,
    seller: ({ sellerEmail }: Product) => normaliseEmail(sellerEmail),
    advertised: ({ advertised }: Product) => String(advertised),
  },
};

export const bookingIndexes = {
  key: ({ id }: StoredBooking) => id,
  by: {
    buyer: ({ email }: StoredBooking) => normaliseEmail(email),
    seller: ({ sellerEmail = '' }: StoredBooking) => normaliseEmail(sellerEmail),
    product: ({ productId = '' }: StoredBooking) => productId,
  },
};

export const reportIndexes = {
  key: ({ id }: Report) => id,
  by: { product: ({ productId }: Report) => productId },
};

/** Items by key, in the order in which they were added. */
export interface Collection<T, Index extends string> {
  readonly all: readonly T[];
  get(key: string): T | undefined;
  by(index: Index, value: string): readonly T[];
  /** Adds an item, or replaces the one with the same key. */
  put(item: T): void;
  /** Answers whether there was an item. */
  delete(key: string): boolean;
}

/** The marketplace's data: in memory, or in a database. */
export interface MarketplaceData {
  readonly categories: readonly Category[];
  readonly upcomingProducts: readonly UpcomingProduct[];
  readonly users: Collection<StoredUser, keyof typeof userIndexes.by>;
  readonly products: Collection<Product, keyof typeof productIndexes.by>;
  readonly bookings: Collection<StoredBooking, keyof typeof bookingIndexes.by>;
  readonly reports: Collection<Report, keyof typeof reportIndexes.by>;
  nextId(): string;
  /** Call it before reading anything: it takes in the changes of others, and drops those that were not committed. */
  refresh(): void;
  /** Stores all changes since the last commit, or none of them. */
  commit(): Result<void, ApiFailure>;
  commit<T>(answer: T): Result<T, ApiFailure>;
}
