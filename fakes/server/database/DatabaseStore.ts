import type { Category } from '#domain/catalogue/Category.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Report } from '#domain/reporting/Report.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import { nthId } from '../../marketplace/nthId.ts';
import {
  type MarketplaceData,
  bookingIndexes,
  productIndexes,
  reportIndexes,
  userIndexes,
} from '../../marketplace/MarketplaceData.ts';
import type { MarketplaceState, StoredUser } from '../../marketplace/MarketplaceState.ts';
import type { StoredBooking } from '../../marketplace/StoredBooking.ts';
import type { Database } from './Database.ts';
import { CatalogueChanges } from './search/CatalogueChanges.ts';
import type { Catalogue } from './SearchEngine.ts';
import { StoredText } from './StoredText.ts';
import { TableCollection } from './TableCollection.ts';

type Parts = {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly seed: Pick<MarketplaceState, 'categories' | 'upcomingProducts'>;
};

/** The marketplace's data in a database. A transaction begins with the first change and ends with the commit. */
export class DatabaseStore implements MarketplaceData {
  readonly categories: readonly Category[];
  readonly upcomingProducts: readonly UpcomingProduct[];
  readonly users: TableCollection<StoredUser, keyof typeof userIndexes.by>;
  readonly products: TableCollection<Product, keyof typeof productIndexes.by>;
  readonly bookings: TableCollection<StoredBooking, keyof typeof bookingIndexes.by>;
  readonly reports: TableCollection<Report, keyof typeof reportIndexes.by>;
  readonly #database: Database;
  readonly #changes: CatalogueChanges;
  readonly #serial: StoredText;

  constructor({ database, catalogue, seed }: Parts) {
    const changes = new CatalogueChanges(this, catalogue);
    this.categories = seed.categories;
    this.upcomingProducts = seed.upcomingProducts;
    this.users = new TableCollection({ database, table: 'users', indexes: userIndexes, onChange: changes.ofUser });
    this.products = new TableCollection({
      database,
      table: 'products',
      indexes: productIndexes,
      onChange: changes.ofProduct,
    });
    this.bookings = new TableCollection({
      database,
      table: 'bookings',
      indexes: bookingIndexes,
      onChange: changes.ofBooking,
    });
    this.reports = new TableCollection({ database, table: 'reports', indexes: reportIndexes });
    this.#database = database;
    this.#changes = changes;
    this.#serial = new StoredText(database, 'serial');
  }

  nextId(): string {
    this.#database.begin();
    const serial = Number(this.#serial.read() ?? 0) + 1;
    this.#serial.write(String(serial));
    return nthId(serial);
  }

  refresh(): void {
    this.#database.rollback();
    this.#changes.forget();
  }

  commit(): Result<void, ApiFailure>;
  commit<T>(answer: T): Result<T, ApiFailure>;
  commit<T>(answer?: T): Result<T | undefined, ApiFailure> {
    try {
      this.#changes.write();
      this.#database.commit();
      return ok(answer);
    } catch (error) {
      console.error(error);
      this.refresh();
      return fail({ code: 'api/unavailable' });
    }
  }
}
