import type { CataloguePorts } from './CataloguePorts.ts';
import type { CatalogueScope } from './CatalogueSearch.ts';
import { emptyQuery } from './emptyQuery.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { Product } from '../catalogue/Product.ts';
import { newestFirst } from '../catalogue/newestFirst.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';

export type ProductListing = Promise<Result<Listing<Product>, ApiFailure>>;

export type NewlyAdded = Listing<Product> & {
  /** False if they are the newest of the whole shop instead. */
  readonly isOfCategory: boolean;
};

/** Home shows no more of a list, and some of the newest may be sold. */
const enough = 24;

/** Product lists without a search field: Home's, and what an admin reads. */
export const browseProducts = ({ products, search }: CataloguePorts) => {
  const newest = (within: CatalogueScope, options?: ReadOptions): ProductListing =>
    search === null
      ? newestOf(products, within, options)
      : search.find({ within, query: emptyQuery, size: enough, after: null, facets: [] }, options);

  return {
    all: (options?: ReadOptions): ProductListing => products.all(options),

    /** Advertisements: a product that is sold needs none. */
    promoted: async (options?: ReadOptions): ProductListing => {
      const found = await newest({ of: 'advertised' }, options);
      return found.ok ? ok({ ...found.value, items: found.value.items.filter(isForSale) }) : found;
    },

    /** The newest unsold products of a category, or of the whole shop if the category has none. Public. */
    newlyAdded: async (
      categoryName: string,
      limit: number,
      options?: ReadOptions,
    ): Promise<Result<NewlyAdded, ApiFailure>> => {
      const ofCategory = await newest({ of: 'category', categoryName }, options);
      if (!ofCategory.ok) return ofCategory;
      const isOfCategory = ofCategory.value.items.some(isForSale);
      const found = isOfCategory ? ofCategory : await newest({ of: 'all' }, options);
      return found.ok
        ? ok({ ...found.value, items: found.value.items.filter(isForSale).slice(0, limit), isOfCategory })
        : found;
    },
  };
};

export type BrowseProducts = ReturnType<typeof browseProducts>;

async function newestOf(products: ProductsApi, within: CatalogueScope, options?: ReadOptions): ProductListing {
  const found = await listOf(products, within, options);
  return found.ok ? ok({ ...found.value, items: newestFirst(found.value.items) }) : found;
}

function listOf(products: ProductsApi, within: CatalogueScope, options?: ReadOptions): ProductListing {
  if (within.of === 'all') return products.all(options);
  return within.of === 'advertised' ? products.advertised(options) : products.ofCategory(within.categoryName, options);
}

function isForSale({ status }: Product): boolean {
  return status !== 'sold';
}
