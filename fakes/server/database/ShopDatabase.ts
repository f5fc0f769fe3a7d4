import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { FakeStorage } from '../../control/FakeStorage.ts';
import type { Seed } from '../../createFakes.ts';
import type { MarketplaceProducts } from '../../marketplace/MarketplaceProducts.ts';
import { emulatorAccount } from '../identity/EmulatorAccounts.ts';
import { AccountTable } from './AccountTable.ts';
import { Database, type DatabasePlace } from './Database.ts';
import { DatabaseStore } from './DatabaseStore.ts';
import type { SearchEngine, SearchEngineOf } from './SearchEngine.ts';
import { CatalogueTable } from './search/CatalogueTable.ts';
import { CountingProcess } from './search/CountingProcess.ts';
import { CountingInTurns } from './search/FacetCounting.ts';
import { DatabaseSearch } from './search/DatabaseSearch.ts';
import type { SearchLimits } from './search/SearchPlan.ts';
import { StoredText, databaseStorage } from './StoredText.ts';

/** Called while the database is being filled. */
export type FillProgress = (done: number, of: number) => void;

const tables = ['users', 'products', 'bookings', 'reports', 'accounts', 'texts'];
const searchTables = [
  'catalogue',
  'vocabulary',
  'facet_values',
  'facet_summary',
  'price_summary',
  'months_summary',
  'search_outbox',
];
/** Products of one transaction. */
const atOnce = 10_000;

/** Everything that a shop's backend stores, in one database. */
export class ShopDatabase {
  readonly storage: FakeStorage;
  readonly accounts: AccountTable;
  readonly #database: Database;
  readonly #catalogue: CatalogueTable;
  /** Null where this database answers searches itself. */
  readonly #engine: SearchEngine | null;
  readonly #filledWith: StoredText;
  readonly #place: DatabasePlace;
  #process: CountingProcess | null = null;

  constructor(place: DatabasePlace, engineOf?: SearchEngineOf) {
    this.#place = place;
    this.#database = new Database(place);
    this.#catalogue = new CatalogueTable(this.#database);
    this.#engine = engineOf?.(this.#database) ?? null;
    this.storage = databaseStorage(this.#database);
    this.accounts = new AccountTable(this.#database);
    this.#filledWith = new StoredText(this.#database, 'filled with');
  }

  /** The name of the seed that filled it; null if it is empty, or if the filling was interrupted. */
  get seedName(): string | null {
    return this.#filledWith.read();
  }

  /** Whether its products are older than the tables of its search, which only writes fill. */
  get lacksSearch(): boolean {
    const has = (table: string): boolean => this.#database.get(`SELECT 1 FROM ${table} LIMIT 1`) !== undefined;
    return this.#engine === null && has('products') && !has('catalogue');
  }

  /** Begins anew after an interruption: only the last step says that it is filled. */
  fillWith({ marketplace, accounts, name = 'seed' }: Seed, progress: FillProgress = () => undefined): void {
    const { users, products, bookings, reports = [] } = marketplace;
    this.#empty();
    const store = this.store(marketplace);
    for (const user of users) store.users.put(user);
    for (const booking of bookings) store.bookings.put(booking);
    for (const report of reports) store.reports.put(report);
    store.commit();
    for (let from = 0; from < products.length; from += atOnce) {
      for (const product of products.slice(from, from + atOnce)) store.products.put(product);
      if (!store.commit().ok) throw new Error('The database could not be filled.');
      progress(Math.min(from + atOnce, products.length), products.length);
    }
    this.accounts.write(accounts.map(emulatorAccount));
    this.#filledWith.write(name);
  }

  store(seed: Pick<Seed['marketplace'], 'categories' | 'upcomingProducts'>): DatabaseStore {
    const catalogue = this.#engine?.catalogue ?? this.#catalogue;
    return new DatabaseStore({ database: this.#database, catalogue, seed });
  }

  search(products: MarketplaceProducts, clock: Clock, limits?: SearchLimits): CatalogueSearch {
    if (this.#engine !== null) return this.#engine.search(products, clock);
    const [database, table] = [this.#database, this.#catalogue];
    const counting =
      limits === undefined && this.#process !== null ? this.#process : new CountingInTurns(database, table, limits);
    return new DatabaseSearch({ database, table, products, clock, counting, limits });
  }

  /** Sends the products to the search engine, if there is one. */
  async fillEngine(progress: FillProgress = () => undefined): Promise<void> {
    await this.#engine?.fill(progress);
  }

  /** Counts in another process from now on. In memory, no other connection sees the database. */
  countInProcess(): void {
    if (this.#place.url === ':memory:' || this.#engine !== null || this.#process !== null) return;
    this.#process = new CountingProcess(this.#place, new CountingInTurns(this.#database, this.#catalogue));
  }

  /** Everything that reads it ends first. */
  async close(): Promise<void> {
    await this.#engine?.close();
    await this.#process?.close();
    this.#database.close();
  }

  #empty(): void {
    this.#database.transaction(() => {
      for (const table of [...tables, ...searchTables]) this.#database.run(`DELETE FROM ${table}`);
      this.#database.run(`INSERT INTO words (words) VALUES ('delete-all')`);
    });
  }
}
