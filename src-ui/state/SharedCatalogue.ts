import type { Product } from '#domain/catalogue/Product.ts';
import type { IndexInProgress } from '#domain/search/IndexInProgress.ts';

/** Shared by everything that searches, so that the catalogue and its index are in memory once. */
export type SharedCatalogue = {
  /** The index of each list, ready or in progress. */
  readonly indexes: WeakMap<readonly Product[], IndexInProgress>;
  /** The snapshot of the list on the page of all products, while it is open. */
  shown: object | null;
};
