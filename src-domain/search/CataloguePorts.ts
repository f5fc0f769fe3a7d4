import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import type { CatalogueSearch } from './CatalogueSearch.ts';

/** Where a marketplace's products are read. */
export type CataloguePorts = {
  readonly products: ProductsApi;
  /** Null if the marketplace has no `search`. */
  readonly search: CatalogueSearch | null;
};
