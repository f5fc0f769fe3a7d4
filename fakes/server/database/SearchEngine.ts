import type { Product } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { MarketplaceProducts } from '../../marketplace/MarketplaceProducts.ts';
import type { Database } from './Database.ts';

/** Told of each change of a product, in the transaction that changes it. */
export interface Catalogue {
  /** Replaces a product by what it is now; undefined before it was posted, or once it is deleted. */
  replace(before: Product | undefined, now: Product | undefined, isVerified: boolean): void;
  /** Writes what it has collected. Called before each commit. */
  flush(): void;
  /** Drops what was not written. */
  forget(): void;
}

/** A search engine beside the database. */
export interface SearchEngine {
  readonly catalogue: Catalogue;
  search(products: MarketplaceProducts, clock: Clock): CatalogueSearch;
  /** Sends it every product that it lacks. */
  fill(progress: (done: number, of: number) => void): Promise<void>;
  /** Ends what it is doing. It does not touch the database afterwards. */
  close(): Promise<void>;
}

export type SearchEngineOf = (database: Database) => SearchEngine;
