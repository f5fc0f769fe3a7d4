import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import type { CatalogueSearch } from './CatalogueSearch.ts';

/** The ports that read a marketplace's products. */
export type CataloguePorts = {
  readonly products: ProductsApi;
  /** Null if the marketplace has no `search`. */
  readonly search: CatalogueSearch | null;
};
