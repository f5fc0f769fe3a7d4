import type { Category } from '#domain/catalogue/Category.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Report } from '#domain/reporting/Report.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import type { FakeRecord } from '../control/FakeRecord.ts';
import { nthId } from './nthId.ts';
import { type MarketplaceData, bookingIndexes, productIndexes, reportIndexes, userIndexes } from './MarketplaceData.ts';
import type { MarketplaceState, StoredUser } from './MarketplaceState.ts';
import { type CollectionChanges, SeededCollection } from './SeededCollection.ts';
import type { StoredBooking } from './StoredBooking.ts';

/** The stored state of a marketplace: only its differences from the seed, so that a large world fits a browser's storage. */
export type MarketplaceChanges = {
  readonly users: CollectionChanges<StoredUser>;
  readonly products: CollectionChanges<Product>;
  readonly bookings: CollectionChanges<StoredBooking>;
  /** Absent in what an earlier release stored. */
  readonly reports?: CollectionChanges<Report>;
  /** The number of the last id. */
  readonly serial: number;
};

type MarketplaceStoreParts = {
  readonly seed: MarketplaceState;
  readonly record: FakeRecord<MarketplaceChanges>;
};

/** The marketplace's data in memory. Every commit stores it in a record. Another tab's changes are read again. */
export class MarketplaceStore implements MarketplaceData {
  readonly categories: readonly Category[];
  readonly upcomingProducts: readonly UpcomingProduct[];
  /** By normalised e-mail. */
  readonly users: SeededCollection<StoredUser, keyof typeof userIndexes.by>;
  readonly products: SeededCollection<Product, keyof typeof productIndexes.by>;
  readonly bookings: SeededCollection<StoredBooking, keyof typeof bookingIndexes.by>;
  readonly reports: SeededCollection<Report, keyof typeof reportIndexes.by>;
  readonly #record: FakeRecord<MarketplaceChanges>;
  #serial = 0;
  #applied: MarketplaceChanges | null = null;

  constructor({ seed, record }: MarketplaceStoreParts) {
    this.categories = seed.categories;
    this.upcomingProducts = seed.upcomingProducts;
    this.users = new SeededCollection(seed.users, userIndexes);
    this.products = new SeededCollection(seed.products, productIndexes);
    this.bookings = new SeededCollection(seed.bookings, bookingIndexes);
    this.reports = new SeededCollection(seed.reports ?? [], reportIndexes);
    this.#record = record;
  }

  nextId(): string {
    this.#serial += 1;
    return nthId(this.#serial);
  }

  /** Reads the changes of other tabs and resets. Call it before reading anything. */
  refresh(): void {
    const stored = this.#record.read();
    if (stored !== this.#applied) this.#restore(stored);
  }

  /** Stores all changes since the last commit. If there is no room, undoes them and fails. */
  commit(): Result<void, ApiFailure>;
  commit<T>(answer: T): Result<T, ApiFailure>;
  commit<T>(answer?: T): Result<T | undefined, ApiFailure> {
    const changes: MarketplaceChanges = {
      users: this.users.changes(),
      products: this.products.changes(),
      bookings: this.bookings.changes(),
      reports: this.reports.changes(),
      serial: this.#serial,
    };
    if (this.#record.write(changes)) {
      this.#applied = changes;
      return ok(answer);
    }
    this.#restore(this.#applied);
    return fail({ code: 'api/unavailable' });
  }

  #restore(changes: MarketplaceChanges | null): void {
    this.users.restore(changes?.users ?? null);
    this.products.restore(changes?.products ?? null);
    this.bookings.restore(changes?.bookings ?? null);
    this.reports.restore(changes?.reports ?? null);
    this.#serial = changes?.serial ?? 0;
    this.#applied = changes;
  }
}
